import type { FlatCase } from './cases/cases.ts'
import { differences, show, type Difference } from './compare.ts'
import { answerRule } from './matchers.ts'
import { fillFrom, requestOf } from './request.ts'

/** How one case went on a host. */
export interface Verdict {
  case: FlatCase
  /** Empty when the host serves the client. */
  problems: readonly Difference[]
}

/** What a case's state answered with. */
type Values = Readonly<Record<string, string>>

const statusProblem = (one: FlatCase, got: number, body: unknown): Difference[] =>
  got === one.status
    ? []
    : [{ field: 'status', expected: String(one.status), got: `${got} with ${show(body)}` }]

/** What is wrong with an answer; empty when the client can live with it. */
export function judge(one: FlatCase, status: number, text: string, values: Values): Difference[] {
  const rule = answerRule(one)
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch {
    if (rule) return [{ field: 'body', expected: 'JSON', got: show(text) }]
  }
  const wrongStatus = statusProblem(one, status, body)
  if (wrongStatus.length > 0 || !rule) return wrongStatus
  return differences(rule, body, values)
}

/** Makes a case's request to a host (`http://…`, without `/api`) and judges the answer. */
export async function verifyCase(one: FlatCase, host: string, values: Values): Promise<Verdict> {
  const { method, path, query, headers, body } = requestOf(one, fillFrom(values))
  const search = new URLSearchParams(query)
  const address = `${host}${path}${search.size > 0 ? `?${search}` : ''}`
  const response = await fetch(address, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  return { case: one, problems: judge(one, response.status, await response.text(), values) }
}
