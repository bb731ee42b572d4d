import { endpointOf } from '../api/contract/contract.ts'
import type { LogEntry } from '../api/request-log.ts'
import { rowOf, type OperationName } from '../api/table/table.ts'
import { kindOf, misfitsIn, valueAt } from './misfits.ts'

/** What the contract says about one half of a call. */
export interface CallVerdict {
  /** `none`: there was nothing to judge. */
  kind: 'match' | 'differs' | 'none'
  /** Each failing field, in words: 'amount: expected a number, got text'. */
  problems: readonly string[]
}

type Judged = Pick<LogEntry, 'operation' | 'path' | 'status' | 'request' | 'response'>

const nothing: CallVerdict = { kind: 'none', problems: [] }
const verdict = (problems: readonly string[]): CallVerdict => ({
  kind: problems.length > 0 ? 'differs' : 'match',
  problems,
})

/** Passwords and tokens aren't kept in the log, so their placeholders aren't judged. */
const masked = '•••'

const nameOf = (path: readonly PropertyKey[]) =>
  path.length === 0
    ? 'body'
    : path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('')
        .replace(/^\./, '')

function judge(schema: Parameters<typeof misfitsIn>[0], body: unknown): string[] {
  return misfitsIn(schema, body).flatMap(({ path, expected, value }) => {
    if (value === masked) return []
    const got = expected.startsWith('one of ') ? String(value) : kindOf(value)
    return [`${nameOf(path)}: expected ${expected}, got ${got}`]
  })
}

/** Compares what was sent with the row's query and body. */
export function requestVerdict({ operation, path, request }: Judged): CallVerdict {
  if (operation === null) return verdict([`${path.split('?')[0]}: no such call in the contract`])
  const row = rowOf(operation)
  const query = Object.fromEntries(new URL(path, 'http://host').searchParams)
  const queryProblems = row.query ? [] : Object.keys(query).map((key) => `${key}: not expected`)
  if (!row.body) return verdict(queryProblems)
  return verdict([...queryProblems, ...judge(row.body, request)])
}

/** What each form of a refusal's body has under its name. */
const refusalKinds = { message: 'text', errors: 'a list' } as const

/** Checks that the row declares a refusal's status and the form of its body. */
function judgeRefusal(operation: OperationName, status: number, body: unknown): string[] {
  const declared = endpointOf(operation).refusals.filter((refusal) => refusal.status === status)
  if (declared.length === 0) return [`status ${status}: not declared for ${operation}`]
  const problems = declared.flatMap(({ body: name }) => {
    const kind = kindOf(valueAt(body, [name]))
    return kind === refusalKinds[name]
      ? []
      : [`${name}: expected ${refusalKinds[name]}, got ${kind}`]
  })
  return problems.length < declared.length ? [] : problems.slice(0, 1)
}

/** Compares a response with the row. A 5xx or no response isn't judged. */
export function responseVerdict({ operation, status, response }: Judged): CallVerdict {
  if (status === null || operation === null || status >= 500) return nothing
  if (status >= 400) return verdict(judgeRefusal(operation, status, response))
  const { wire, ignoresBody } = rowOf(operation).success
  return ignoresBody ? verdict([]) : verdict(judge(wire, response))
}
