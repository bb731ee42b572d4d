import { ApiError, refusalSentences } from '#api/api-error.ts'
import { createClient } from '#api/client.ts'
import type { FlatCase } from '../cases/cases.ts'
import type { Exchange } from '../verify/exchange.ts'

/** What the real client makes of an answer. */
export type Reading =
  | { kind: 'read'; value: unknown; dropped: number }
  | { kind: 'refused'; sentences: number }
  /** The screen shows that the call failed. */
  | { kind: 'failed' }
  /** Something else than an answer or an `ApiError` came out: a fault of the client. */
  | { kind: 'fell'; error: unknown }

/** Hands an answer to the real client. */
export async function readingOf(
  one: FlatCase,
  { status, text }: Pick<Exchange, 'status' | 'text'>,
): Promise<Reading> {
  let dropped = 0
  const client = createClient({
    host: '',
    token: () => 'token',
    fetch: () => Promise.resolve(new Response(text, { status })),
    onDrop: () => (dropped += 1),
  })
  try {
    const value: unknown = await client.call(one.operation as 'getUserProfile', one.input)
    return { kind: 'read', value, dropped }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'fell', error }
    if (error.kind !== 'refused') return { kind: 'failed' }
    return { kind: 'refused', sentences: refusalSentences(error, '').filter(Boolean).length }
  }
}

/** True when `value` lacks something that stands in `reads`; its lists are held to the first item. */
function lacks(reads: unknown, value: unknown): boolean {
  if (reads === null || reads === undefined) return false
  if (value === null || value === undefined) return true
  if (Array.isArray(reads)) {
    if (!Array.isArray(value)) return true
    const [first] = reads as unknown[]
    return value.some((item) => lacks(first, item))
  }
  if (typeof reads !== 'object') return typeof reads !== typeof value
  return Object.entries(reads).some(([key, inner]) =>
    lacks(inner, (value as Record<string, unknown>)[key]),
  )
}

/**
 * Whether the client needed what a mutation took away. Decided without the contract's comparison:
 * by what the client read before and after, and by what a person wrote that a screen gets (`reads`;
 * of a `full` case also fields that a screen can do without, so it does not count here).
 */
export function needed(one: FlatCase, before: Reading, after: Reading): boolean {
  if (after.kind !== before.kind) return true
  if (before.kind === 'refused' && after.kind === 'refused') {
    return after.sentences < before.sentences
  }
  if (before.kind !== 'read' || after.kind !== 'read') return false
  if (after.dropped > before.dropped) return true
  return one.name !== 'full' && lacks(one.success?.reads, after.value)
}
