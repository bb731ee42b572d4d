import { expect } from 'vitest'
import type { ApiError } from '#api/api-error.ts'
import { createClient } from '#api/client.ts'
import type { ClientOptions } from '#api/make-call.ts'

interface SentCall {
  url: string
  method: string
  headers: Headers
  body: unknown
}

/** A client whose host answers every call with `answer`, and the calls it got. */
export function clientOf(
  answer: () => Response | Promise<Response>,
  extra: Partial<ClientOptions> = {},
) {
  const sent: SentCall[] = []
  const client = createClient({
    host: 'https://host.example',
    token: () => 'token-1',
    fetch: async (url, init = {}) => {
      const body = init.body === undefined ? undefined : JSON.parse(String(init.body))
      sent.push({
        url: String(url),
        method: String(init.method),
        headers: new Headers(init.headers),
        body,
      })
      return answer()
    },
    ...extra,
  })
  return { client, sent }
}

/** A response in JSON. */
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
/** The error of a call that fails. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as ApiError,
  )

/** A bet that its own schema accepts. */
export const bet = {
  gameId: 'g1',
  betType: 'jodi',
  session: 'open',
  betNumber: '07',
  betAmount: 50,
  gameDate: '2026-11-19T18:30:00.000Z',
} as const

/** So many bets of a history, as a host lists them. */
export const listedBets = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `b${at}`,
    betType: 'single',
    betNumber: '6',
    betAmount: 50,
    status: 'pending',
    betDate: '2026-11-20T08:12:00.000Z',
  }))
