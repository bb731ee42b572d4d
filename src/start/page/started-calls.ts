import { deviceClock } from '#domain/time/clock.ts'
import { readBody } from '#lib/read-body.ts'

/** A reading call that was made before the app was there. */
export interface StartedCall {
  url: string
  /** The token it was sent with. */
  bearer: string | null
  /** When it was made, epoch ms: the time that passes while a phone sleeps counts too. */
  at: number
  answer: Promise<Response>
  /** The answer has come, or there will be none. */
  settled: boolean
  controller: AbortController
}

/** Older responses, in milliseconds, are fetched again. */
const freshMs = 15_000

/**
 * The answer with its body already read: while the app's files are still loading, not when the
 * processor is busy with them, and its connection is free for others.
 */
async function readAhead(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  const body = await readBody(response)
  const copy = new Response(body === '' ? null : body, response)
  // A copy doesn't know by itself that the answer came from elsewhere.
  return Object.defineProperty(copy, 'redirected', { value: response.redirected })
}

/** Makes a call and keeps what's needed to hand it over. Never an unhandled rejection. */
export function startCall(
  url: string,
  bearer: string | null,
  send: typeof fetch = fetch,
): StartedCall {
  const controller = new AbortController()
  const call: StartedCall = {
    url,
    bearer,
    at: deviceClock.now(),
    answer: readAhead(
      send(url, {
        headers: {
          accept: 'application/json',
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        },
        cache: 'no-store',
        signal: controller.signal,
      }),
    ),
    settled: false,
    controller,
  }
  const settle = () => {
    call.settled = true
  }
  call.answer.then(settle, settle)
  return call
}

/**
 * A `fetch` that hands over the answer of a call in `calls` to the first call that is the same:
 * method, address and token. Each is handed over once and only while it is fresh; failure, refusal
 * and abort are those of an ordinary call. Everything else goes to `send`.
 */
export function takeOver(
  calls: StartedCall[],
  send: typeof fetch = (...args) => globalThis.fetch(...args),
  now: () => number = deviceClock.now,
): typeof fetch {
  return (input, init = {}) => {
    const bearer = new Headers(init.headers).get('authorization')
    const at = calls.findIndex(
      (call) =>
        call.url === input &&
        (init.method ?? 'GET') === 'GET' &&
        (call.bearer === null ? null : `Bearer ${call.bearer}`) === bearer,
    )
    const [call] = at < 0 ? [] : calls.splice(at, 1)
    if (call === undefined) return send(input, init)
    const { signal } = init
    if (now() - call.at > freshMs) {
      call.controller.abort(new Error('It is too old.'))
      return send(input, init)
    }
    if (signal?.aborted) call.controller.abort(signal.reason)
    signal?.addEventListener('abort', () => call.controller.abort(signal.reason))
    return call.answer
  }
}
