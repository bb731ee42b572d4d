import type { JsonSchema } from '../../cases/matchers.ts'
import type { OpenDocument, OpenOperation } from './openapi.ts'
import { schemaNames } from './schema-names.ts'

type Change = (schema: JsonSchema, at: string) => JsonSchema

const schemasAt = '#/components/schemas/'

/** A schema with each schema right inside of it changed. */
export function insideOf(schema: JsonSchema, change: Change, at = ''): JsonSchema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
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

/** A document with every request and response schema changed; `at` says where each one is. */
export function withSchemas(document: OpenDocument, change: Change): OpenDocument {
  const content = <C extends { 'application/json': { schema: JsonSchema } }>(
    of: C,
    at: string,
  ): C => {
    const json = of['application/json']
    return { ...of, 'application/json': { ...json, schema: change(json.schema, at) } }
  }
  const operation = (one: OpenOperation): OpenOperation => ({
    ...one,
    ...(one.parameters && {
      parameters: one.parameters.map((each) => ({
        ...each,
        schema: change(each.schema, `${one.operationId} ?${each.name}`),
      })),
    }),
    ...(one.requestBody && {
      requestBody: {
        ...one.requestBody,
        content: content(one.requestBody.content, `${one.operationId} sent`),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(one.responses).map(([status, response]) => [
        status,
        {
          ...response,
          ...(response.content && {
            content: content(response.content, `${one.operationId} ${status}`),
          }),
        },
      ]),
    ),
  })
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, one]) => [method, operation(one)]),
        ),
      ]),
    ),
  }
}

/**
 * The document with a name for every object, so that code generated from it has named types.
 * Throws for an object without a name: add it to `schema-names.ts`.
 */
export function named(document: OpenDocument): OpenDocument {
  const names = new Map<string, string>()
  const schemas: Record<string, JsonSchema> = {}
  const change: Change = (schema, at) => {
    const inner = insideOf(schema, change, at)
    if (schema.type !== 'object') return inner
    const text = JSON.stringify(inner)
    const name = names.get(text) ?? schemaNames[at]
    if (name === undefined) throw new Error(`There is no name for the object of ${at}.`)
    if (schemas[name] && !names.has(text)) throw new Error(`${name} would be two objects (${at}).`)
    names.set(text, name)
    schemas[name] = inner
    return { $ref: `${schemasAt}${name}` }
  }
  const changed = withSchemas(document, change)
  return { ...changed, components: { ...changed.components, schemas } }
}

/** The document with every name replaced by its schema. */
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
