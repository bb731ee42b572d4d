import type { Backend } from '../backend.ts'

/** The picture files are static: they're served with the page, not by the backend. */
const isPicture = (path: string) =>
  /\/api\/banner-settings\//.test(path) && !path.endsWith('/public')

const addressOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : new URL(input, location.href).href

/**
 * The door of the demo: a `fetch` that has the backend answer the calls of the API and leaves the
 * rest to the browser. `apiHost` is scheme and host without `/api`; empty for the same origin.
 */
export function fetchInPage(backend: Backend, apiHost: string): typeof globalThis.fetch {
  const base = apiHost === '' ? location.origin : apiHost.replace(/\/+$/, '')
  const real = globalThis.fetch.bind(globalThis)
  return (input, init) => {
    const url = addressOf(input)
    const isOurs = url.startsWith(`${base}/api/`) && !isPicture(new URL(url).pathname)
    return isOurs ? backend.fetch(input, init) : real(input, init)
  }
}
