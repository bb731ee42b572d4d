import { withoutLastSlashes } from '#lib/without-last-slashes.ts'
import type { Backend } from '../backend.ts'

/** The MSW worker script, at the root of the demo. */
export const workerFile = 'mockServiceWorker.js'

export interface BrowserTransportOptions {
  /** Scheme and host without `/api`; empty for the same origin. */
  apiBase: string
  /** What has to be over before a worker may start. */
  after?: Promise<unknown>
}

const baseOf = (apiBase: string) => (apiBase === '' ? location.origin : withoutLastSlashes(apiBase))

/** The picture files are static: they're served with the page, not by the backend. */
const isPicture = (path: string) =>
  /\/api\/banner-settings\//.test(path) && !path.endsWith('/public')

const addressOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : new URL(input, location.href).href

/** Whether the backend answers this address, rather than the web server. */
function isOurs(input: RequestInfo | URL, base: string): boolean {
  const url = addressOf(input)
  return url.startsWith(`${base}/api/`) && !isPicture(new URL(url).pathname)
}

/** Marks the demo's calls, and the response of a stopped worker (`asleep-worker.js`). */
const transportHeader = 'x-demo-transport'
const isAsleep = (answer: Response) => answer.headers.get(transportHeader) === 'asleep'

/**
 * The content policy controls who may create a worker's address. The library registers it as plain
 * text, for which there is the policy named `default`: it knows this one address.
 */
function trustWorker(url: string): void {
  const workerUrl = new URL(url, location.href).href
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown; defaultPolicy: unknown }
  }
  if (!trustedTypes || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (requested: string) =>
      new URL(requested, location.href).href === workerUrl ? requested : null,
  })
}

/**
 * Whether this page was loaded without the worker that is there already: after a hard reload, or
 * because it came sooner than the worker was ready. The library would load the page again, and what
 * was typed would be lost.
 */
const isWithoutWorker = async () =>
  navigator.serviceWorker.controller === null &&
  (await navigator.serviceWorker.getRegistration()) !== undefined

async function startWorker(backend: Backend, base: string): Promise<void> {
  const url = `${import.meta.env.BASE_URL}${workerFile}`
  const { setupWorker } = await import('msw/browser')
  trustWorker(url)
  const worker = setupWorker(...backend.handlers(base))
  // Every API path is handled, if only with a 501; the rest belongs to the page.
  await worker.start({ serviceWorker: { url }, quiet: true, onUnhandledFrame: 'bypass' })
}

/**
 * The transport of the demo: a `fetch` whose API calls go through a service worker, so that they show in
 * the network panel. Until it has started, and where it never does, the same handlers answer
 * directly: the first screen doesn't wait for a worker, a quarter less of a cold start. They do so
 * again when a browser stops an idle worker, replaces it, or loads a page without one after a hard
 * reload; the worker is told of the page again. No call leaves the page.
 */
export function openBrowserTransport(
  backend: Backend,
  { apiBase, after = Promise.resolve() }: BrowserTransportOptions,
): typeof globalThis.fetch {
  const base = baseOf(apiBase)
  const real = globalThis.fetch.bind(globalThis)
  let isThroughWorker = false
  async function connectWorker(): Promise<void> {
    await after
    if (__ONE_FILE__ || !('serviceWorker' in navigator) || (await isWithoutWorker())) return
    await startWorker(backend, base)
    isThroughWorker = true
  }
  connectWorker().catch(() => {})
  return async (input, init) => {
    if (!isOurs(input, base)) return real(input, init)
    const worker = isThroughWorker ? navigator.serviceWorker.controller : null
    if (!worker) return backend.fetch(input, init)
    const request = new Request(input, init)
    request.headers.set(transportHeader, 'page')
    const again = request.clone()
    const answer = await real(request)
    if (!isAsleep(answer)) return answer
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage('MOCK_ACTIVATE')
    return backend.fetch(again)
  }
}
