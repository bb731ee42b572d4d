import type { Endpoint } from '#api/endpoint.ts'
import type { FlatCase } from '../../cases/cases.ts'
import {
  answerRule,
  branchOf,
  formats,
  jsonSchemaOf,
  type JsonSchema,
  type Rule,
} from '../../cases/matchers.ts'

/** Bounds that only mean "a safe integer", and the dialect, are noise to readers. */
function tidy(schema: JsonSchema): JsonSchema {
  const { $schema: _, minimum, maximum, properties, items, anyOf, ...rest } = schema
  const safe = Number.MAX_SAFE_INTEGER
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== -safe && { minimum }),
    ...(maximum !== undefined && maximum !== safe && { maximum }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, tidy(inner)]),
      ),
    }),
    ...(items && { items: tidy(items) }),
    ...(anyOf && { anyOf: anyOf.map(tidy) }),
  }
}

/** Writes the formats that a rule demands into the schema it belongs to. */
function demandFormats(given: JsonSchema, rule: Rule): void {
  if (rule.kind === 'list') demandFormats(branchOf(given, []).items ?? {}, rule.item)
  if (rule.kind === 'object') {
    const { properties = {} } = branchOf(given, {})
    for (const [key, inner] of Object.entries(rule.fields)) {
      demandFormats(properties[key] ?? {}, inner)
    }
  }
  if (rule.kind !== 'pattern') return
  const schema = branchOf(given, rule.example)
  if (schema.enum) return
  if (schema.pattern !== undefined && schema.pattern !== rule.pattern) {
    throw new Error(`Two cases want two formats of one field: ${schema.pattern}, ${rule.pattern}.`)
  }
  schema.pattern = rule.pattern
}

/** A success's answer: the row's wire schema with the formats that its cases demand. */
export function answerSchema(row: Endpoint, cases: readonly FlatCase[]): JsonSchema | null {
  if (row.success.ignoresBody) return null
  const schema = tidy(jsonSchemaOf(row.success.wire))
  for (const one of cases) {
    const rule = one.success && answerRule(one)
    if (rule) demandFormats(schema, rule)
  }
  return schema
}

/** What is sent, with the formats that the cases' values have. */
function sentSchema(schema: unknown, sent: readonly object[]): JsonSchema {
  const tidied = tidy(jsonSchemaOf(schema))
  for (const { properties = {} } of tidied.anyOf ?? [tidied]) {
    for (const [key, value] of sent.flatMap((one) => Object.entries(one))) {
      const property = properties[key]
      const format = formats.find(({ like }) => typeof value === 'string' && like.test(value))
      if (format && property?.type === 'string') property.pattern ??= format.pattern
    }
  }
  return tidied
}

export const bodySchema = (row: Endpoint, cases: readonly FlatCase[]): JsonSchema | null =>
  row.body
    ? sentSchema(
        row.body,
        cases.map(({ input }) => input.body ?? {}),
      )
    : null

export const querySchema = (row: Endpoint, cases: readonly FlatCase[]): JsonSchema | null =>
  row.query
    ? sentSchema(
        row.query,
        cases.map(({ input }) => input.query ?? {}),
      )
    : null
