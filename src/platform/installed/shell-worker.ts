// In place of workbox: docs/decisions/0014-dependencies.md, “Kept by hand”.

import type { KeyIn } from '../storage/keys.ts'
import { kindOf, servedHeaders } from './served-headers.ts'

/** What the build tells the worker (`scripts/vite/pwa.ts`). */
export interface ShellFiles {
  /** Changes with any byte of any file. */
  version: string
  /** The page behind every address of the app. */
  page: string
  /**
   * Every file of the build by its path on the site, the page among them, with the SHA-256 of its
   * content in base64.
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
export const takeOverMessage = 'take-over'

const hashed = /^\/assets\//
/** An address of the app: not the host's, and not a file of the site. */
const isScreen = (path: string) => !/^\/(api|\.well-known)\/|\.\w+$/.test(path)

const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webmanifest', 'application/manifest+json'],
])

/** A file as this worker answers with it: nothing in its headers is a server's. */
const answerWith = (path: string, content: ArrayBuffer): Response => {
  const type = types.get(path.split('.').at(-1) ?? '') ?? 'text/html; charset=utf-8'
  const headers = { ...servedHeaders(kindOf(path)), 'Content-Type': type }
  return new Response(content, { headers })
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content)
  return btoa(String.fromCodePoint(...new Uint8Array(hash)))
}

/**
 * The worker of the live build: keeps every file of the build, so that the app starts without a
 * connection, and answers nothing else. It keeps a whole build or nothing of it: as long as a server
 * has files of two builds, or something else in their place, the build before stays as it is. What
 * the host says is never kept here: its answers are another player's or another hour's before anybody
 * notices (decision record 18).
 */
export function serveShell(scope: WorkerScope, shell: ShellFiles): void {
  const { version, page, files } = shell
  const { caches, location } = scope
  const own = cachePrefix + version

  const shells = async () => (await caches.keys()).filter((name) => name.startsWith(cachePrefix))

  const match = async (name: string, path: string) =>
    (await caches.open(name)).match(path, { ignoreVary: true })

  const isListed = async (path: string, content: ArrayBuffer) =>
    (await hashOf(content)) === files[path]

  /** What a cache has at a path, if it's this version's content. */
  async function matchOwn(name: string, path: string): Promise<Response | undefined> {
    const found = await match(name, path)
    if (!found || files[path] === undefined) return found
    // Looked up again, not copied: an answer of the cache itself brings its compiled code.
    return (await isListed(path, await found.arrayBuffer())) ? match(name, path) : undefined
  }

  /** The content of a file, from an older shell or from the server; never anything but what's listed. */
  async function load(path: string): Promise<ArrayBuffer> {
    const isHashed = hashed.test(path)
    for (const name of isHashed ? await shells() : []) {
      const known = await matchOwn(name, path)
      if (known) return known.arrayBuffer()
    }
    // If the browser's own copy differs, the server is asked.
    for (const cache of isHashed ? (['default', 'reload'] as const) : (['no-cache'] as const)) {
      const content = await (await scope.fetch(path, { cache })).arrayBuffer()
      if (await isListed(path, content)) return content
    }
    throw new Error(`${path} isn't this version's`)
  }

  async function install(): Promise<void> {
    const cache = await caches.open(own)
    try {
      // One after the other, to leave bandwidth for whoever is using the app.
      for (const path of Object.keys(files))
        await cache.put(path, answerWith(path, await load(path)))
    } catch (error) {
      // The browser tries again later. Until then nothing of it takes the room of the shell in use.
      await caches.delete(own)
      throw error
    }
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
    const answer = await scope.fetch(path, { cache: 'no-cache' })
    // A navigation can't be answered with what came by another address.
    return answer.redirected ? Response.redirect(answer.url) : answer
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('message', (event) => {
    if (event.data === takeOverMessage) event.waitUntil(scope.skipWaiting())
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
