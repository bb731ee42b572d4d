import { readBody, tooLong } from '#lib/read-body.ts'
import { ApiError } from '../api-error.ts'
import type { OperationName } from '../table/table.ts'

/** How a client's requests are sent. */
export interface SendOptions {
  fetch?: typeof globalThis.fetch
  /** Milliseconds until a request counts as lost. */
  timeoutMs?: number
  /** Called when a request has an answer, whatever it says, and when the network had none. */
  onAnswer?: (isAnswered: boolean) => void
}

const defaultTimeoutMs = 20_000

/** Aborted as soon as one of these is. `AbortSignal.any` needs a Chrome of 116. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const each of signals) {
    each.addEventListener('abort', () => first.abort(each.reason), { once: true })
  }
  return first.signal
}

/**
 * Sends a request and reads the text of its response. Throws `ApiError` if there is none, or too much.
 * `signal` is aborted when whoever asked doesn't want the answer any more.
 */
export async function sendRequest(
  operation: OperationName,
  url: string,
  init: RequestInit,
  { fetch = globalThis.fetch, timeoutMs = defaultTimeoutMs, onAnswer }: SendOptions,
  signal: AbortSignal | undefined,
): Promise<{ response: Response; text: string }> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal ? firstOf(signal, timeout) : timeout,
    })
    onAnswer?.(true)
    return { response, text: await readBody(response) }
  } catch (error) {
    if ((error as Error).name === tooLong) {
      throw new ApiError(operation, 'malformed', { detail: tooLong, isTooLong: true })
    }
    if (signal?.aborted) throw new ApiError(operation, 'aborted', {})
    onAnswer?.(false)
    if (timeout.aborted) throw new ApiError(operation, 'timeout', {})
    throw new ApiError(operation, 'network', { detail: String(error) })
  }
}
