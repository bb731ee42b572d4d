import { ApiError, refusalSentences } from '#api/api-error.ts'
import { createClient } from '#api/client.ts'
import type { ClientOptions } from '#api/make-call.ts'
import type { OperationName } from '#api/table/table.ts'
import type { FlatCase } from '#contracts/cases/cases.ts'
import type { Exchange } from '../verify/answer/exchange.ts'

/** The real client's result for a response. */
export type Reading =
  | { kind: 'read'; value: unknown; dropped: readonly string[] }
  | {
      /** `refused`: the host refused. `failed`: the host broke down, or sent something unreadable. */
      kind: 'refused' | 'failed'
      /** 0 if there was no response. */
      status: number
      /** How many sentences of the host a screen can show. */
      sentences: number
      /** It proves that nothing was done: a money call ends here, without reading the history. */
      isVerdict: boolean
      /** The player is sent to the log-in. */
      endsSession: boolean
      why: string
    }
  /** Neither a response nor an `ApiError`: a mistake in the client. */
  | { kind: 'fell'; error: unknown }

/** Makes a call with the real client. */
export async function tryCall(
  operation: OperationName,
  input: object,
  connection: Pick<ClientOptions, 'host' | 'token' | 'fetch'>,
): Promise<Reading> {
  const dropped: string[] = []
  let endsSession = false
  const client = createClient({
    ...connection,
    onDrop: (_, problem) => dropped.push(problem),
    onSignedOut: () => (endsSession = true),
  })
  try {
    const value: unknown = await client.call(operation as 'getUserProfile', input)
    return { kind: 'read', value, dropped }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'fell', error }
    return {
      kind: error.kind === 'refused' ? 'refused' : 'failed',
      status: error.status ?? 0,
      sentences: refusalSentences(error, '').filter(Boolean).length,
      isVerdict: error.isVerdict,
      endsSession,
      why: error.message,
    }
  }
}

/** Statuses without a body, with which no `Response` can have one. */
const bodiless = [204, 205, 304]

/** Hands an answer to the real client, status and body. */
export const readingOf = (
  { operation, input }: FlatCase,
  { status, text }: Pick<Exchange, 'status' | 'text'>,
): Promise<Reading> =>
  tryCall(operation, input, {
    host: '',
    token: () => 'token',
    fetch: () => Promise.resolve(new Response(bodiless.includes(status) ? null : text, { status })),
  })
