import type { JsonSchema } from '../../cases/matchers.ts'
import { insideOf, withSchemas } from './named.ts'
import type { OpenDocument } from './openapi.ts'

/** A schema in the dialect of OpenAPI 3.0, which has no type null and no list of types. */
function older(given: JsonSchema): JsonSchema {
  const { propertyNames: _, exclusiveMinimum, ...schema } = insideOf(given, older)
  const bound =
    exclusiveMinimum === undefined ? {} : { minimum: exclusiveMinimum, exclusiveMinimum: true }
  const branches = schema.anyOf?.filter(({ type }) => type !== 'null')
  if (branches && branches.length < (schema.anyOf?.length ?? 0)) {
    const { anyOf: __, ...rest } = schema
    const [first = {}] = branches
    // Next to $ref nothing counts, and nullable counts only next to a type.
    if (branches.length > 1) return { ...rest, anyOf: branches.map((one) => nullable(one)) }
    return { ...rest, ...nullable(first) }
  }
  if (!Array.isArray(schema.type)) return { ...schema, ...bound } as JsonSchema
  const { type: types, ...rest } = schema
  const kinds = types.filter((type) => type !== 'null')
  const isNullable = kinds.length < types.length
  const [first = 'string'] = kinds
  const one = (type: string) => ({ type, ...(isNullable && { nullable: true }) })
  if (kinds.length > 1) return { ...rest, ...bound, anyOf: kinds.map(one) } as JsonSchema
  return { ...rest, ...bound, ...one(first) } as JsonSchema
}

const nullable = (schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined
    ? { ...schema, nullable: true }
    : { type: 'object', nullable: true, allOf: [schema] }

/** The document for tools that know OpenAPI 3.0 only. */
export function openapi30(document: OpenDocument): OpenDocument {
  const { schemas = {}, ...components } = document.components as {
    schemas?: Record<string, JsonSchema>
  }
  const changed = withSchemas(document, older)
  return {
    ...changed,
    openapi: '3.0.3',
    components: {
      ...components,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, older(schema)]),
      ),
    },
  }
}
