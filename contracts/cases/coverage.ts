import type { Endpoint } from '#api/contract/contract.ts'
import { jsonSchemaOf, type JsonSchema } from './matchers.ts'

interface AnySuccess {
  answer: unknown
  input?: unknown
}

/** The cases of one operation, their types forgotten. */
export interface AnyCases {
  input?: unknown
  successes: Readonly<Record<string, AnySuccess>>
  refusals?: Readonly<Record<string, unknown>>
}

const isNull = ({ type }: JsonSchema) => type === 'null'

/** The branches of a schema that a value can have. */
const branches = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? schema.anyOf.filter((one) => !isNull(one)).flatMap(branches) : [schema]

/** A field of a schema. */
export interface CoveredField {
  /** Dotted; `[]` stands for the items of a list. */
  field: string
  schema: JsonSchema
  required: boolean
  /** The object it's in, if that may be missing. */
  within: string | undefined
}

/** Every field of a schema, the outer ones first. */
export function fieldsOf(schema: JsonSchema, path = '', within?: string): CoveredField[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => fieldsOf(branch, path, within))
  if (schema.items) return fieldsOf(schema.items, `${path}[]`, within)
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const field = path === '' ? key : `${path}.${key}`
    const required = schema.required?.includes(key) ?? false
    const own = { field, schema: inner, required, within }
    return [own, ...fieldsOf(inner, field, required ? within : field)]
  })
}

/** The paths of every field of a value; those that are null do not count. */
export function fieldsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = path === '' ? key : `${path}.${key}`
    return inner === null || inner === undefined ? [] : [field, ...fieldsIn(inner, field)]
  })
}

/** Each field of a request's body, and 'betType=jodi' for each value of each enumeration. */
function choices(schema: JsonSchema): string[] {
  return branches(schema).flatMap((form) =>
    Object.entries(form.properties ?? {}).flatMap(([key, inner]) => {
      const values = branches(inner).flatMap((branch) => branch.enum ?? [])
      const nullable = inner.anyOf?.some(isNull) ? ['null'] : []
      return [key, ...[...values, ...nullable].map((value) => `${key}=${value}`)]
    }),
  )
}

const made = (body: unknown) =>
  Object.entries((body ?? {}) as object).flatMap(([key, value]) => [key, `${key}=${value}`])

const wants = (known: readonly string[], wanted: readonly string[]) =>
  [...new Set(wanted)].filter((one) => !known.includes(one))

/** What an operation's cases leave out, a sentence each; empty if they cover its row. */
export function gapsOf(operation: string, row: Endpoint, cases: AnyCases): string[] {
  const fields = fieldsOf(jsonSchemaOf(row.success.wire))
  // If plain text will do (a game's id), the fields of the longer form aren't required.
  const shorter = fields.filter(({ schema }) => schema.anyOf?.some(({ type }) => type === 'string'))
  const wanted = fields.filter(
    ({ field }) => !shorter.some((one) => field.startsWith(`${one.field}.`)),
  )
  const hasList = fields.some(({ field }) => field.includes('[]'))
  const names = Object.keys(cases.successes)
  const refused = Object.keys(cases.refusals ?? {})
  const declared = row.refusals.map(({ name }) => name)
  const readAsNone = row.refusals.some(({ status, name }) => status === 404 && name === 'none')
  const successes = Object.values(cases.successes)
  const sent = successes.map((one) => (one.input ?? cases.input ?? {}) as { body?: unknown })
  const expectedNames = [
    'full',
    ...(fields.some(({ required }) => !required) ? ['sparse'] : []),
    ...(hasList && row.method === 'GET' && !readAsNone ? ['empty'] : []),
  ]
  const answered = successes.flatMap(({ answer }) => fieldsIn(answer))
  const requested = sent.flatMap(({ body }) => made(body))
  return [
    ...wants(names, expectedNames).map((name) => `has no case "${name}"`),
    ...wants(declared, refused).map((name) => `declares no refusal "${name}"`),
    // Parts that may be missing are a matter of reading; the required ones are checked below.
    ...wants(
      answered,
      wanted.flatMap(({ field }) => (row.method === 'GET' ? [field] : [])),
    ).map((field) => `never answers with ${field}`),
    ...wants(requested, row.body ? choices(jsonSchemaOf(row.body)) : []).map(
      (choice) => `never sends ${choice}`,
    ),
    ...successes.flatMap(({ answer }) => {
      const { success, error } = row.success.wire.safeParse(answer)
      return success ? [] : [`has an answer its row does not allow: ${error.message}`]
    }),
  ].map((problem) => `${operation} ${problem}.`)
}
