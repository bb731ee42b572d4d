import { ApiError, refusalSentences } from '#api/api-error.ts'
import { createClient } from '#api/client.ts'
import type { FlatCase } from '../cases/cases.ts'
import type { Exchange } from '../verify/exchange.ts'

/** What the real client makes of an answer. */
export type Reading =
  | { kind: 'read'; value: unknown; dropped: readonly string[] }
  | {
      /** `refused`: it says no. `failed`: the host broke down, or what it said cannot be read. */
      kind: 'refused' | 'failed'
      status: number
      /** How many sentences of the host a screen can show. */
      sentences: number
      /** It proves that nothing was done: a money call ends here, and does not ask the history. */
      isVerdict: boolean
      /** The player is sent to the log-in. */
      endsSession: boolean
      why: string
    }
  /** Something else than an answer or an `ApiError` came out: a fault of the client. */
  | { kind: 'fell'; error: unknown }

/** Statuses whose answers have no body; a `Response` refuses to be made with one. */
const bodiless = [204, 205, 304]

/** Hands an answer to the real client, status and body. */
export async function readingOf(
  one: FlatCase,
  { status, text }: Pick<Exchange, 'status' | 'text'>,
): Promise<Reading> {
  const dropped: string[] = []
  let endsSession = false
  const client = createClient({
    host: '',
    token: () => 'token',
    fetch: () => Promise.resolve(new Response(bodiless.includes(status) ? null : text, { status })),
    onDrop: (_, problem) => dropped.push(problem),
    onSignedOut: () => (endsSession = true),
  })
  try {
    const value: unknown = await client.call(one.operation as 'getUserProfile', one.input)
    return { kind: 'read', value, dropped }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'fell', error }
    return {
      kind: error.kind === 'refused' ? 'refused' : 'failed',
      status,
      sentences: refusalSentences(error, '').filter(Boolean).length,
      isVerdict: error.isVerdict,
      endsSession,
      why: error.message,
    }
  }
}
