import type { KeyIn } from '../storage/keys.ts'

/** What the build tells the worker (`scripts/vite/pwa.ts`). */
export interface ShellFiles {
  /** Changes with any byte of any file. */
  version: string
  /** The page behind every address of the app. */
  page: string
  /**
   * Every file of the build by its path on the site, the page among them, with its mark (`markOf`);
   * '' for a file that an operator may replace by an own one: icons, the manifest.
   */
  files: Readonly<Record<string, string>>
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: LastingEvent & {
    request: Pick<Request, 'method' | 'mode' | 'url'>
    respondWith(answer: Promise<Response>): void
  }
  message: LastingEvent & { data: unknown }
}

/** The part of a `ServiceWorkerGlobalScope` that is used. */
export interface WorkerScope {
  location: { origin: string; href: string }
  registration: { active: { scriptURL: string } | null }
  caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>
  clients: { claim(): Promise<void> }
  fetch(address: string, options?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

/** Caches of shells begin with it; the demo's `sw.js` knows it too. */
export const cachePrefix = 'shell-' satisfies KeyIn<'files'>
/** The message that lets a waiting worker take over. */
export const takeOver = 'take-over'

const hashed = /^\/assets\//
/** An address of the app: not the host's, and not a file of the site. */
const isScreen = (path: string) => !/^\/(api|\.well-known)\/|\.\w+$/.test(path)

/** Identifies a response's content: the first 132 bits of its SHA-256. */
async function markOf(answer: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  return btoa(String.fromCodePoint(...new Uint8Array(hash))).slice(0, 22)
}

/** A redirected answer may not answer a navigation: the same without its history. */
const plain = (answer: Response) =>
  answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer

/**
 * The worker of the live build: keeps every file of the build, so that the app starts without a
 * connection, and answers nothing else. What the host says is never kept here: its answers are
 * another player's or another hour's before anybody notices (decision record 18).
 */
export function serveShell(scope: WorkerScope, shell: ShellFiles): void {
  const { version, page, files } = shell
  const { caches, location } = scope
  const own = cachePrefix + version

  const shells = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix))

  const match = async (name: string, path: string) =>
    (await caches.open(name)).match(path, { ignoreVary: true })

  /** What a cache has at a path, if it's this version's content. */
  async function matchOwn(name: string, path: string): Promise<Response | undefined> {
    const found = await match(name, path)
    const mark = files[path]
    if (!found || !mark) return found
    // Looked up again, not copied: an answer of the cache itself brings its compiled code.
    return (await markOf(found)) === mark ? match(name, path) : undefined
  }

  async function load(path: string): Promise<Response> {
    for (const name of hashed.test(path) ? await shells() : []) {
      const known = await matchOwn(name, path)
      if (known) return known
    }
    let answer = await scope.fetch(path, { cache: hashed.test(path) ? 'default' : 'no-cache' })
    // The browser's copy differs, so take what the server sends, whatever it is.
    if (hashed.test(path) && (await markOf(answer.clone())) !== files[path]) {
      answer = await scope.fetch(path, { cache: 'reload' })
    }
    const type = answer.headers.get('content-type') ?? ''
    // A server that sends the page in place of missing files must not break the app for good.
    if (!answer.ok || (path !== page && type.startsWith('text/html'))) {
      throw new Error(`${path} could not be kept: ${answer.status} ${type}`)
    }
    return plain(answer)
  }

  async function install(): Promise<void> {
    const cache = await caches.open(own)
    // One after the other, to leave bandwidth for whoever is using the app.
    for (const path of Object.keys(files)) await cache.put(path, await load(path))
    // Only an older version of this worker has pages that must not be disturbed.
    const { active } = scope.registration
    if (active !== null && active.scriptURL !== location.href) await scope.skipWaiting()
  }

  /** The shell before this one stays: pages opened with it may still ask for its parts. */
  async function activate(): Promise<void> {
    const others = (await shells()).filter((name) => name !== own)
    for (const name of others.slice(0, -1)) await caches.delete(name)
    await scope.clients.claim()
  }

  async function fromShell(path: string): Promise<Response> {
    // A file this version doesn't know is requested by a page of the version before.
    for (const name of files[path] === undefined ? await shells() : [own]) {
      const known = await matchOwn(name, path)
      if (known) return known
    }
    return plain(await scope.fetch(path, { cache: 'no-cache' }))
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('message', (event) => {
    if (event.data === takeOver) event.waitUntil(scope.skipWaiting())
  })
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname, searchParams } = new URL(url)
    if (method !== 'GET' || origin !== location.origin) return
    if (mode === 'navigate') {
      // The page of another language is asked for by that name, and is the server's.
      const isOwn = !searchParams.has('language')
      if (isOwn && isScreen(pathname)) event.respondWith(fromShell(page))
    } else if (files[pathname] !== undefined || hashed.test(pathname)) {
      event.respondWith(fromShell(pathname))
    }
  })
}
