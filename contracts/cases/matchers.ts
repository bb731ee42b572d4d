import * as z from 'zod'
import { rowOf } from '#api/table/table.ts'
import { exampleValues, type FlatCase } from './cases.ts'

/** What the contract demands of a value in a response. Objects may have extra fields. */
export type Rule =
  | { kind: 'exact'; value: unknown; fromState?: string }
  | { kind: 'pattern'; pattern: string; example: string }
  | { kind: 'text'; example: string }
  | { kind: 'number'; example: number }
  | { kind: 'boolean'; example: boolean }
  /** At least one item, or exactly as many as `count`; every one of them like `item`. */
  | { kind: 'list'; item: Rule; count?: number }
  | { kind: 'empty-list' }
  | { kind: 'object'; fields: Readonly<Record<string, Rule>> }

export interface JsonSchema {
  $ref?: string
  multipleOf?: number
  description?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  enum?: string[]
  const?: unknown
  pattern?: string
  minLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  default?: unknown
  additionalProperties?: JsonSchema | boolean
}

/**
 * A schema of the table as JSON Schema, as it is on the wire; without the dialect and the bounds that
 * only mean "a safe integer", which are noise to readers.
 */
export function jsonSchemaOf(schema: unknown): JsonSchema {
  const { $schema: _, ...found } = z.toJSONSchema(schema as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return found as JsonSchema
}

/** Formats of text that the client reads parts of; a value that has one must keep it. */
export const formats = [
  {
    name: 'day',
    says: 'a day or a moment of ISO 8601: `2026-11-20` or `2026-11-20T08:12:00.000Z`',
    like: /^\d{4}-\d{2}-\d{2}$/,
    pattern: String.raw`^\d{4}-\d{2}-\d{2}([T ].*)?$`,
  },
  {
    // Without its zone, a phone takes it for its own time.
    name: 'moment',
    says: 'a day, or a moment with its zone: `2026-11-20` or `2026-11-20T08:12:00.000Z`',
    like: /^\d{4}-\d{2}-\d{2}T/,
    pattern: String.raw`^\d{4}-\d{2}-\d{2}([T ].*(Z|[+-]\d{2}:?\d{2}))?$`,
  },
  {
    name: 'result',
    says: "a market's result `XXX-XX-XXX`, `*` for what is not declared: `128-1*-***`",
    like: /^[\d*]{3}-[\d*]{2}-[\d*]{3}$/,
    pattern: String.raw`^[\d*]{3}-[\d*]{2}-[\d*]{3}$`,
  },
  {
    name: 'time',
    says: 'a time of day, 24 hours: `09:10`',
    like: /^\d{2}:\d{2}$/,
    pattern: String.raw`^\d{1,2}:\d{2}$`,
  },
] as const

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** The branch of a union that a value belongs to. */
export function branchOf(schema: JsonSchema, value: unknown): JsonSchema {
  const kind = kindOf(value)
  const found = schema.anyOf?.find(({ type, anyOf }) => anyOf !== undefined || type === kind)
  return found ? branchOf(found, value) : schema
}

interface Context {
  exact: readonly string[]
  values: Readonly<Record<string, string>>
}

function textRule(schema: JsonSchema, example: string): Rule {
  if (schema.enum) return { kind: 'pattern', pattern: `^(${schema.enum.join('|')})$`, example }
  const pattern = schema.pattern ?? formats.find(({ like }) => like.test(example))?.pattern
  return pattern === undefined ? { kind: 'text', example } : { kind: 'pattern', pattern, example }
}

function ruleOf(given: JsonSchema, value: unknown, path: string, context: Context): Rule {
  const schema = branchOf(given, value)
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (context.exact.includes(path)) {
    const known = Object.entries(context.values).find(([, example]) => example === value)
    return { kind: 'exact', value, ...(known && { fromState: known[0] }) }
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'empty-list' }
    const item = ruleOf(schema.items ?? {}, value[0], below(0), context)
    const isCounted = context.exact.includes(below('length'))
    return { kind: 'list', item, ...(isCounted && { count: value.length }) }
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) => {
      const property = schema.properties?.[key]
      if (!property) throw new Error(`The wire schema has no ${below(key)}.`)
      return [key, ruleOf(property, inner, below(key), context)] as const
    })
    return { kind: 'object', fields: Object.fromEntries(fields) }
  }
  if (typeof value === 'string') return textRule(schema, value)
  if (typeof value === 'number') return { kind: 'number', example: value }
  if (typeof value === 'boolean') return { kind: 'boolean', example: value }
  return { kind: 'exact', value }
}

const text = (example: string): Rule => ({ kind: 'text', example })

/** A host's refusal. */
export type RefusalBody = { message: string } | { errors: { msg: string }[] }

/** The required form of a refusal; the sentences are the host's own. */
export function refusalRule(body: RefusalBody): Rule {
  if ('message' in body) return { kind: 'object', fields: { message: text(body.message) } }
  const item: Rule = { kind: 'object', fields: { msg: text(body.errors[0]?.msg ?? '') } }
  return { kind: 'object', fields: { errors: { kind: 'list', item } } }
}

/** The required form of a case's response; null if the body doesn't matter. */
export function answerRule(one: FlatCase): Rule | null {
  if (one.success) {
    const { success } = rowOf(one.operation)
    if (success.ignoresBody) return null
    const context = { exact: one.success.exact, values: exampleValues(one) }
    return ruleOf(jsonSchemaOf(success.wire), one.answer, '', context)
  }
  return refusalRule(one.answer as RefusalBody)
}
