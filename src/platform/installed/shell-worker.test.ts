import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { serveShell, type ShellFiles, type WorkerScope } from './shell-worker.ts'

const origin = 'https://ank.test'

/** The caches of one browser, as much of them as the worker uses. */
function browserCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const openStore = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = openStore(name)
      return {
        match: async (path: string) => store.get(path)?.clone(),
        put: async (path: string, answer: Response) => void store.set(path, answer),
      }
    },
  }
  return { stores, caches: caches as unknown as WorkerScope['caches'] }
}

/** What a server sends with everything, and a worker may not keep. */
const serverHeaders = { 'content-security-policy': "default-src 'none'", 'set-cookie': 'a=b' }

/** A worker of one version on a site whose files are `site`; `null` is no connection. */
function worker(
  shell: ShellFiles,
  site: Record<string, string> | null,
  { stores, caches }: ReturnType<typeof browserCaches>,
  { active = '' } = {},
) {
  const listeners = new Map<string, (event: object) => void>()
  const requests: string[] = []
  const past: string[] = []
  let skipped = false
  serveShell(
    {
      location: { origin, href: `${origin}/sw.js` },
      registration: { active: active === '' ? null : { scriptURL: origin + active } },
      caches,
      clients: { claim: async () => undefined },
      async fetch(path, options) {
        requests.push(path)
        if (options?.cache === 'reload') past.push(path)
        const text = site?.[path] ?? (site === null ? undefined : site['/'])
        if (text === undefined) throw new TypeError('Failed to fetch')
        const type = text.startsWith('<') ? 'text/html; charset=utf-8' : 'text/javascript'
        return new Response(text, { headers: { ...serverHeaders, 'content-type': type } })
      },
      skipWaiting: async () => void (skipped = true),
      addEventListener: (type, listener) =>
        void listeners.set(type, listener as (event: object) => void),
    },
    shell,
  )
  async function run(type: string, event: object = {}): Promise<void> {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  return {
    asked: requests,
    /** Requests that bypassed the browser's cache. */
    past,
    stores,
    install: () => run('install'),
    activate: () => run('activate'),
    post: (data: unknown) => run('message', { data }),
    skipped: () => skipped,
    /** The text of the worker's answer; null when it leaves the request to the browser. */
    async ask(url: string, { method = 'GET', mode = 'cors' } = {}): Promise<string | null> {
      let answer: Promise<Response> | null = null
      const request = { method, mode, url: new URL(url, origin).href }
      const event = { request, respondWith: (given: Promise<Response>) => (answer = given) }
      listeners.get('fetch')?.(event)
      return answer && (await (answer as Promise<Response>)).text()
    },
  }
}

const siteOne = {
  '/': '<html>one',
  '/assets/main-a-a-a_1-.js': 'main 1',
  '/assets/shared.js': 'shared',
  '/icon.svg': 'icon 1',
}
const siteTwo = {
  '/': '<html>two',
  '/assets/main-b-b-b_2-.js': 'main 2',
  '/assets/shared.js': 'shared',
  '/icon.svg': 'icon 2',
}

/** The shell of a site, as a build writes it: the page last. */
function shellOf(version: string, { '/': html, ...rest }: Record<string, string>): ShellFiles {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  const files = Object.entries({ ...rest, '/': html ?? '' }).map(([path, text]) => [
    path,
    hash(text),
  ])
  return { version, page: '/', files: Object.fromEntries(files) }
}
const one = shellOf('one', siteOne)
const two = shellOf('two', siteTwo)

describe('the worker of the live build', () => {
  it('never touches a call to the host, another site, a file it doesn’t have, or a POST', async () => {
    const browser = browserCaches()
    const live = worker(one, siteOne, browser)
    await live.install()
    expect(await live.ask('/api/games')).toBeNull()
    expect(await live.ask('/api/banner-settings/uploads/1.jpg', { mode: 'no-cors' })).toBeNull()
    expect(await live.ask('/api/games', { mode: 'navigate' })).toBeNull()
    expect(await live.ask('https://api.example.com/api/games')).toBeNull()
    expect(await live.ask('/robots.txt', { mode: 'navigate' })).toBeNull()
    expect(await live.ask('/.well-known/assetlinks', { mode: 'navigate' })).toBeNull()
    expect(await live.ask('/', { method: 'POST', mode: 'navigate' })).toBeNull()
    expect([...browser.stores.keys()]).toEqual(['shell-one'])
  })

  it('fetches only what’s new in a newer version', async () => {
    const browser = browserCaches()
    await worker(one, siteOne, browser).install()
    const newer = worker(two, siteTwo, browser)
    await newer.install()
    expect(newer.asked).toEqual(['/assets/main-b-b-b_2-.js', '/icon.svg', '/'])
    expect(await newer.ask('/dashboard', { mode: 'navigate' })).toBe(siteTwo['/'])
  })

  it('takes from the previous version’s cache only what it lists itself', async () => {
    const browser = browserCaches()
    await worker(one, siteOne, browser).install()
    const kept = browser.stores.get('shell-one')
    for (const path of ['/assets/shared.js', '/']) kept?.set(path, new Response('poisoned'))
    const newer = worker(two, siteTwo, browser)
    await newer.install()
    expect(newer.asked.slice(1)).toEqual(['/assets/shared.js', '/icon.svg', '/'])
    expect(await newer.ask('/assets/shared.js')).toBe('shared')
    expect(await newer.ask('/', { mode: 'navigate' })).toBe(siteTwo['/'])
  })

  it.each(['/', '/assets/shared.js'])(
    'asks the server for %s if the cached copy has changed meanwhile',
    async (path) => {
      const browser = browserCaches()
      const live = worker(one, siteOne, browser)
      await live.install()
      browser.stores.get('shell-one')?.set(path, new Response('poisoned'))
      const mode = path === '/' ? 'navigate' : 'cors'
      expect(await live.ask(path, { mode })).toBe(siteOne[path as keyof typeof siteOne])
      const offline = worker(one, null, browser)
      await expect(offline.ask(path, { mode })).rejects.toThrow('Failed to fetch')
    },
  )

  it('asks once more, bypassing the browser’s own cache, if a file isn’t the one it lists', async () => {
    const live = worker(one, { ...siteOne, '/assets/shared.js': 'altered' }, browserCaches())
    await expect(live.install()).rejects.toThrow(/isn't this version's/)
    expect(live.past).toEqual(['/assets/shared.js'])
  })

  it.each([
    ['a file is answered with the page', { '/assets/main-b-b-b_2-.js': siteTwo['/'] }],
    ['a file is cut', { '/assets/main-b-b-b_2-.js': 'main' }],
    ['an icon is still the old one', { '/icon.svg': siteOne['/icon.svg'] }],
    ['the page is still the old one', { '/': siteOne['/'] }],
    ['everything is answered with a proxy’s page', null],
  ])('keeps the version before, whole, if %s, and is tried again', async (_, wrong) => {
    const browser = browserCaches()
    const before = worker(one, siteOne, browser)
    await before.install()
    const bad = wrong === null ? { '/': '<html>proxy' } : { ...siteTwo, ...wrong }
    await expect(worker(two, bad, browser).install()).rejects.toThrow(/isn't this version's/)
    expect([...browser.stores.keys()]).toEqual(['shell-one'])
    expect(await before.ask('/', { mode: 'navigate' })).toBe(siteOne['/'])
    expect(await before.ask('/icon.svg')).toBe(siteOne['/icon.svg'])

    const again = worker(two, siteTwo, browser)
    await again.install()
    expect(await again.ask('/', { mode: 'navigate' })).toBe(siteTwo['/'])
  })

  it('keeps no header that a server sent', async () => {
    const browser = browserCaches()
    await worker(one, siteOne, browser).install()
    for (const [path, answer] of browser.stores.get('shell-one') ?? []) {
      expect(answer.headers.get('content-security-policy'), path).toMatch(
        path === '/' ? /^frame-ancestors 'none'; base-uri/ : /^default-src 'none'; sandbox; /,
      )
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(answer.headers.has('set-cookie'), path).toBe(false)
    }
    const type = (path: string) =>
      browser.stores.get('shell-one')?.get(path)?.headers.get('content-type')
    expect(['/', '/assets/shared.js', '/icon.svg'].map(type)).toEqual([
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
      'image/svg+xml',
    ])
  })

  it('doesn’t wait for another build’s worker', async () => {
    const live = worker(one, siteOne, browserCaches(), { active: '/another-worker.js' })
    await live.install()
    expect(live.skipped()).toBe(true)
  })
})
