import type { Backend } from '../backend.ts'

/** The MSW worker script, at the root of the demo. */
export const workerFile = 'mockServiceWorker.js'

export interface BrowserDoorOptions {
  /** Scheme and host without `/api`; empty for the same origin. */
  apiBase: string
  /** How long the worker may take to start before the door opens without it, in ms. */
  patience?: number
}

const baseOf = (apiBase: string) => (apiBase === '' ? location.origin : apiBase.replace(/\/+$/, ''))

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

/** The backend behind `fetch` itself, for browsers that can't run a worker. */
function withoutWorker(backend: Backend, base: string): typeof globalThis.fetch {
  const real = globalThis.fetch.bind(globalThis)
  return (input, init) => (isOurs(input, base) ? backend.fetch(input, init) : real(input, init))
}

/** Marks the demo's calls, and the response of a stopped worker (`asleep-worker.js`). */
const doorHeader = 'x-demo-door'
const isAsleep = (answer: Response) => answer.headers.get(doorHeader) === 'asleep'

/**
 * Through the worker as long as it knows this page. A browser stops an idle worker, may replace it,
 * and loads a page without one after a hard reload: then the same backend answers behind `fetch`,
 * and the worker is told of the page again. No call leaves the page.
 */
function throughWorker(backend: Backend, base: string): typeof globalThis.fetch {
  const real = globalThis.fetch.bind(globalThis)
  return async (input, init) => {
    if (!isOurs(input, base)) return real(input, init)
    const worker = navigator.serviceWorker.controller
    if (!worker) return backend.fetch(input, init)
    const request = new Request(input, init)
    request.headers.set(doorHeader, 'page')
    const again = request.clone()
    const answer = await real(request)
    if (!isAsleep(answer)) return answer
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage('MOCK_ACTIVATE')
    return backend.fetch(again)
  }
}

/**
 * The content policy controls who may create a worker's address. The library registers it as plain
 * text, for which there is the policy named `default`: it knows this one address.
 */
function trustWorker(url: string): void {
  const known = new URL(url, location.href).href
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown; defaultPolicy: unknown }
  }
  if (!trustedTypes || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (asked: string) =>
      new URL(asked, location.href).href === known ? asked : null,
  })
}

/**
 * Whether this page was loaded without the worker that is there already: after a hard reload, or
 * because it came sooner than the worker was ready. The library would load the page again, and what
 * was typed would be lost.
 */
const passedBy = async () =>
  navigator.serviceWorker.controller === null &&
  (await navigator.serviceWorker.getRegistration()) !== undefined

async function startWorker(backend: Backend, base: string, url: string): Promise<void> {
  const { setupWorker } = await import('msw/browser')
  trustWorker(url)
  const worker = setupWorker(...backend.handlers(base))
  // Every API path is handled, if only with a 501; the rest belongs to the page.
  await worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' })
}

/**
 * Opens the door of the demo: a service worker that answers the API calls of the page, so that
 * they show in the network panel. When there is none, or it does not start, the same handlers
 * answer behind the `fetch` that is returned. Never rejects.
 */
export async function openBrowserDoor(
  backend: Backend,
  { apiBase, patience = 4000 }: BrowserDoorOptions,
): Promise<typeof globalThis.fetch> {
  const base = baseOf(apiBase)
  const url = `${import.meta.env.BASE_URL}${workerFile}`
  if (__ONE_FILE__ || !('serviceWorker' in navigator)) return withoutWorker(backend, base)
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker did not start.')), patience)
  })
  try {
    if (await passedBy()) return withoutWorker(backend, base)
    await Promise.race([startWorker(backend, base, url), tooLate])
    return throughWorker(backend, base)
  } catch {
    return withoutWorker(backend, base)
  }
}

/**
 * A `fetch` that uses the door once it's open; until then, the handlers answer directly.
 * The first screen does not wait for a worker: a quarter less of a cold start.
 */
export function fetchThroughDoor(
  backend: Backend,
  { apiBase }: Pick<BrowserDoorOptions, 'apiBase'>,
  door: Promise<typeof globalThis.fetch>,
): typeof globalThis.fetch {
  let current = withoutWorker(backend, baseOf(apiBase))
  void door.then((open) => (current = open))
  return (input, init) => current(input, init)
}
