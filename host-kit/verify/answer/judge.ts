import { endpointOf, type Endpoint } from '#api/contract/contract.ts'
import type { FlatCase } from '#contracts/cases/cases.ts'
import { answerRule } from '#contracts/cases/matchers.ts'
import { differences, show, type Difference } from './compare.ts'
import { Redirected, type Exchange, type NoAnswer, type Values } from './exchange.ts'
import { wireDifferences } from './wire.ts'

/** A body as JSON; undefined if it isn't JSON. */
export function jsonOf(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

export const isHtml = (text: string) => /^\s*<(!doctype|html|head|body)\b/i.test(text)

/** A short description of a body, which may not be JSON. */
export function showText(text: string): string {
  if (text.trim() === '') return 'an empty body'
  if (isHtml(text)) return `an HTML page, ${show(text.trim())}`
  const json = jsonOf(text)
  return json ? show(json.body) : `text that isn't JSON, ${show(text)}`
}

const statusProblem = (expected: string, { status, text }: Answer): Difference[] => [
  { field: 'status', expected, got: `${status} with ${showText(text)}` },
]

interface Answer {
  status: number
  text: string
}

/** Where a success says that it failed: the client treats it as a refusal. */
function contradictions(body: unknown): Difference[] {
  const { success, errors } = (body ?? {}) as { success?: unknown; errors?: unknown }
  if (success === false) {
    return [{ field: 'success', expected: 'true or no such field', got: show(success) }]
  }
  if (!Array.isArray(errors) || errors.length === 0) return []
  return [{ field: 'errors', expected: 'an empty list or no such field', got: show(errors) }]
}

/** What is wrong with an answer; empty if the client can use it. */
export function judgeAnswer(
  one: FlatCase,
  status: number,
  text: string,
  values: Values,
): Difference[] {
  const answer = { status, text }
  if (status !== one.status) return statusProblem(String(one.status), answer)
  const rule = answerRule(one)
  const json = jsonOf(text)
  if (!rule) return contradictions(json?.body)
  if (!json) return [{ field: '', expected: 'JSON', got: showText(text) }]
  const required = differences(rule, json.body, values)
  if (!one.success) return required
  // Parts that no case asks for may be missing, but must not have another type.
  const reported = new Set(required.map(({ field }) => field))
  const offered = [
    ...contradictions(json.body),
    ...wireDifferences(endpointOf(one.operation), json.body),
  ]
  return [...required, ...offered.filter(({ field }) => !reported.has(field))]
}

/** A wrong content type. The client reads the JSON anyway, but a pact pins the type. */
export function typeProblems(one: FlatCase, { type }: Exchange): Difference[] {
  if (!answerRule(one) || /^application\/json\b/i.test(type ?? '')) return []
  return [{ field: 'content-type', expected: 'application/json', got: show(type ?? undefined) }]
}

/** The one refusal the client reads as an answer: 404 for "there's nothing yet". */
const readsAsNone = ({ method, refusals }: Endpoint, status: number) =>
  method === 'GET' && refusals.some((one) => one.name === 'none' && one.status === status)

/** What is wrong with the answer to a read, whatever data the host has. */
export function judgeAsFound({ operation }: FlatCase, { status, text }: Answer): Difference[] {
  const row = endpointOf(operation)
  if (readsAsNone(row, status)) return []
  if (status !== 200) return statusProblem('200', { status, text })
  const json = jsonOf(text)
  if (!json) return [{ field: '', expected: 'JSON', got: showText(text) }]
  const contradicting = contradictions(json.body)
  if (contradicting.length > 0) return contradicting
  return wireDifferences(row, json.body)
}

/** The difference for a call that got no answer. */
export const unanswered = (error: NoAnswer): Difference => ({
  field: '',
  expected: error instanceof Redirected ? 'an answer without a redirect' : 'an answer',
  got: `none: ${error.message}`,
})
