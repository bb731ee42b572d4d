import { getResponse, type HttpHandler } from 'msw'

/** The base of relative addresses if there is no page. */
const nowhere = 'http://ank.test'

const isPassed = (response: Response) => response.headers.get('x-msw-intention') === 'passthrough'

/**
 * The in-process transport: a `fetch` that only calls the handlers. Like the real one, it
 * rejects with a `TypeError` when the connection fails and with the reason of an abort.
 */
export function fetchThrough(handlers: HttpHandler[]): typeof globalThis.fetch {
  return async (input, init) => {
    const here = typeof location === 'undefined' ? nowhere : location.href
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, here), init)
    // The caller's own signal: Node's request has a copy that garbage collection disconnects.
    const signal = init?.signal ?? request.signal
    signal.throwIfAborted()
    let giveUp = () => {}
    const gaveUp = new Promise<never>((_, reject) => {
      giveUp = () => reject(signal.reason as Error)
    })
    signal.addEventListener('abort', giveUp)
    const response = await Promise.race([getResponse(handlers, request), gaveUp]).finally(() =>
      signal.removeEventListener('abort', giveUp),
    )
    if (!response || response.type === 'error' || isPassed(response)) {
      throw new TypeError('Failed to fetch')
    }
    return response
  }
}
