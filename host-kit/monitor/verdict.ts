import type { LogEntry } from '../../src/api/request-log.ts'
import { rowOf, type OperationName } from '../../src/api/table/table.ts'

/** What the contract says about one half of a call. */
export interface Verdict {
  /** `none`: there was nothing to judge. */
  kind: 'match' | 'differs' | 'none'
  /** Each failing field, in words: 'amount: number expected, text received'. */
  problems: readonly string[]
}

type Judged = Pick<LogEntry, 'operation' | 'path' | 'status' | 'request' | 'response'>

interface Issue {
  code?: string | undefined
  path?: readonly PropertyKey[] | undefined
  message: string
  expected?: unknown
  keys?: readonly string[]
  values?: readonly unknown[]
  errors?: readonly (readonly Issue[])[]
}

const nothing: Verdict = { kind: 'none', problems: [] }
const verdict = (problems: readonly string[]): Verdict => ({
  kind: problems.length > 0 ? 'differs' : 'match',
  problems,
})

/** Passwords and tokens aren't kept in the log, so their placeholders aren't judged. */
const masked = '•••'

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value
}

const valueAt = (body: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    body,
  )

const nameOf = (path: readonly PropertyKey[]) =>
  path.length === 0
    ? 'body'
    : path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('')
        .replace(/^\./, '')

const expectedName = (expected: unknown) => (expected === 'array' ? 'list' : String(expected))

/** Describes a schema's issue; several if no member of a union fits. */
function wordsOf(issue: Issue, body: unknown, above: readonly PropertyKey[] = []): string[] {
  const path = [...above, ...(issue.path ?? [])]
  const name = nameOf(path)
  const value = valueAt(body, path)
  if (value === masked) return []
  switch (issue.code) {
    case 'invalid_type':
      return [`${name}: ${expectedName(issue.expected)} expected, ${kindOf(value)} received`]
    case 'unrecognized_keys':
      return (issue.keys ?? []).map((key) => `${nameOf([...path, key])}: not part of the contract`)
    case 'invalid_value':
      return [
        `${name}: one of ${(issue.values ?? []).join(', ')} expected, ${String(value)} received`,
      ]
    case 'invalid_union': {
      const nearest = (issue.errors ?? []).toSorted((a, b) => a.length - b.length)[0]
      if (!nearest) return [`${name}: matches none of the allowed forms`]
      return nearest.flatMap((inner) => wordsOf(inner, body, path))
    }
    default:
      return [`${name}: ${issue.message}`]
  }
}

interface Schema {
  safeParse(value: unknown): {
    success: boolean
    error?: { issues: readonly unknown[] } | undefined
  }
}

function judge(schema: Schema, body: unknown): string[] {
  const { success, error } = schema.safeParse(body)
  if (success) return []
  return (error?.issues ?? []).flatMap((issue) => wordsOf(issue as Issue, body))
}

/** Compares what was sent with the row's query and body. */
export function requestVerdict({ operation, path, request }: Judged): Verdict {
  if (operation === null) return verdict([`${path.split('?')[0]}: no such call in the contract`])
  const row = rowOf(operation)
  const query = Object.fromEntries(new URL(path, 'http://host').searchParams)
  const queryProblems = row.query ? [] : Object.keys(query).map((key) => `${key}: not expected`)
  if (!row.body) return verdict(queryProblems)
  return verdict([...queryProblems, ...judge(row.body, request)])
}

/** What each form of a refusal's body has under its name. */
const refusalKinds = { message: 'string', errors: 'list' } as const

/** Checks that the row declares a refusal's status and the form of its body. */
function judgeRefusal(operation: OperationName, status: number, body: unknown): string[] {
  const declared = rowOf(operation).refusals.filter((refusal) => refusal.status === status)
  if (declared.length === 0) return [`status ${status}: not declared for ${operation}`]
  const problems = declared.flatMap(({ body: name }) => {
    const kind = kindOf(valueAt(body, [name]))
    return kind === refusalKinds[name]
      ? []
      : [`${name}: ${refusalKinds[name]} expected, ${kind} received`]
  })
  return problems.length < declared.length ? [] : problems.slice(0, 1)
}

/** Compares a response with the row. A 5xx or no response isn't judged. */
export function responseVerdict({ operation, status, response }: Judged): Verdict {
  if (status === null || operation === null || status >= 500) return nothing
  if (status >= 400) return verdict(judgeRefusal(operation, status, response))
  const { wire, ignoresBody } = rowOf(operation).success
  return ignoresBody ? verdict([]) : verdict(judge(wire, response))
}
