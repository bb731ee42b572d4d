import type { JsonSchema } from '#contracts/cases/matchers.ts'
import { operationsIn, type OpenDocument } from './openapi.ts'
import { schemaNames } from './schema-names.ts'

type Change = (schema: JsonSchema, at: string) => JsonSchema

const schemasAt = '#/components/schemas/'

/** A copy of a schema whose direct inner schemas are replaced by what `change` returns for them. */
export function insideOf(schema: JsonSchema, change: Change, at = ''): JsonSchema {
  const { properties, items, anyOf, ...rest } = schema
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, change(inner, `${at}.${name}`)]),
      ),
    }),
    ...(items && { items: change(items, `${at}[]`) }),
    ...(anyOf && {
      anyOf: anyOf.map((inner, index) =>
        // Text or an object, and an object or null, contain only one object.
        change(
          inner,
          anyOf.every(({ type }) => type === 'object') && index > 0 ? `${at}|${index}` : at,
        ),
      ),
    }),
  }
}

/** A copy of a document in which `change` has replaced every request and response schema. `at` is its place. */
export function withSchemas(document: OpenDocument, change: Change): OpenDocument {
  const copy = structuredClone(document)
  for (const one of operationsIn(copy)) {
    const { operationId, parameters = [], requestBody, responses } = one
    for (const each of parameters) each.schema = change(each.schema, `${operationId} ?${each.name}`)
    for (const [at, part] of [['sent', requestBody] as const, ...Object.entries(responses)]) {
      const json = part?.content?.['application/json']
      if (json) json.schema = change(json.schema, `${operationId} ${at}`)
    }
  }
  return copy
}

/**
 * The document with a name for every object, so that code generated from it has named types.
 * Throws for an object without a name.
 */
export function named(document: OpenDocument): OpenDocument {
  const names = new Map<string, string>()
  const schemas: Record<string, JsonSchema> = {}
  const change: Change = (schema, at) => {
    const inner = insideOf(schema, change, at)
    if (schema.type !== 'object') return inner
    const text = JSON.stringify(inner)
    const name = names.get(text) ?? schemaNames[at]
    if (name === undefined) throw new Error(`Name the object of ${at} in schema-names.ts.`)
    if (schemas[name] && !names.has(text)) throw new Error(`${name} would be two objects (${at}).`)
    names.set(text, name)
    schemas[name] = inner
    return { $ref: `${schemasAt}${name}` }
  }
  const withNames = withSchemas(document, change)
  return { ...withNames, components: { ...withNames.components, schemas } }
}

/** The opposite of `named`: the document with every name replaced by its schema. */
export function inlined(document: OpenDocument): OpenDocument {
  const { schemas = {}, ...components } = document.components as {
    schemas?: Record<string, JsonSchema>
  }
  const change: Change = ({ $ref, ...schema }) => {
    const target = $ref === undefined ? undefined : schemas[$ref.slice(schemasAt.length)]
    return insideOf(target ?? schema, change)
  }
  return { ...withSchemas(document, change), components }
}
