import type { EndpointRow } from '#api/endpoint.ts'
import type { FlatCase } from '#contracts/cases/cases.ts'
import {
  answerRule,
  branchOf,
  formats,
  jsonSchemaOf,
  type JsonSchema,
  type Rule,
} from '#contracts/cases/matchers.ts'
import { tolerantSchema } from './tolerant.ts'

/** Writes the formats that a rule demands into its schema, which it changes. Throws if two rules differ. */
function demandFormats(target: JsonSchema, rule: Rule): void {
  if (rule.kind === 'list') demandFormats(branchOf(target, []).items ?? {}, rule.item)
  if (rule.kind === 'object') {
    const { properties = {} } = branchOf(target, {})
    for (const [key, inner] of Object.entries(rule.fields)) {
      demandFormats(properties[key] ?? {}, inner)
    }
  }
  if (rule.kind !== 'pattern') return
  const schema = branchOf(target, rule.example)
  if (schema.enum) return
  if (schema.pattern !== undefined && schema.pattern !== rule.pattern) {
    throw new Error(`Two cases want two formats of one field: ${schema.pattern}, ${rule.pattern}.`)
  }
  schema.pattern = rule.pattern
}

/** A success's answer: the row's wire schema with the formats that its cases demand, as the client reads it. */
export function answerSchema(row: EndpointRow, cases: readonly FlatCase[]): JsonSchema | null {
  if (row.success.ignoresBody) return null
  const schema = jsonSchemaOf(row.success.wire)
  for (const one of cases) {
    const rule = one.success && answerRule(one)
    if (rule) demandFormats(schema, rule)
  }
  return tolerantSchema(schema)
}

/** A body or a query as it's sent, with the formats that the cases' values have. */
export function sentSchema(
  row: EndpointRow,
  part: 'body' | 'query',
  cases: readonly FlatCase[],
): JsonSchema | null {
  if (!row[part]) return null
  const schema = jsonSchemaOf(row[part])
  for (const { properties = {} } of schema.anyOf ?? [schema]) {
    for (const [key, value] of cases.flatMap(({ input }) => Object.entries(input[part] ?? {}))) {
      const property = properties[key]
      const format = formats.find(({ like }) => typeof value === 'string' && like.test(value))
      if (format && property?.type === 'string') property.pattern ??= format.pattern
    }
  }
  return schema
}
