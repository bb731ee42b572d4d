import { createClient } from '#api/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { openBrowserDoor, waitingFetch } from './browser.ts'
import { persist } from './persistence.ts'
import { testHost } from './support/test-backend.ts'

afterEach(() => vi.unstubAllGlobals())

const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({ host: '', token: () => 't-sample-player', fetch })

test('without service workers the same handlers answer behind fetch', async () => {
  const { backend } = testHost()
  const door = openBrowserDoor(backend, { apiBase: '' })
  await expect(clientOf(waitingFetch(door)).call('listGames')).resolves.toHaveLength(5)
})

test('when the worker does not start, too', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener() {},
      getRegistrations: () => Promise.reject(new Error('not allowed')),
    },
  })
  const { backend } = testHost()
  const fetch = await openBrowserDoor(backend, { apiBase: '', patience: 50 })
  await expect(clientOf(fetch).call('listGames')).resolves.toHaveLength(5)
})

test('pictures and what is not below the API go to the network', async () => {
  const network = vi.fn(() => Promise.resolve(new Response('from the network')))
  vi.stubGlobal('fetch', network)
  const { backend } = testHost()
  const fetch = await openBrowserDoor(backend, { apiBase: '' })
  for (const path of ['/api/banner-settings/uploads/pannas.svg', '/index.html']) {
    await expect((await fetch(path)).text()).resolves.toBe('from the network')
  }
  expect((await fetch('/api/banner-settings/public')).status).toBe(200)
  expect(network).toHaveBeenCalledTimes(2)
})

/** Web Locks as far as they are used here: one at a time, in order. */
function webLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => unknown) => {
    last = last.then(work, work)
    return last
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

/** A tab: a backend of its own over the storage and the locks that all tabs share. */
function tab(locks: Pick<LockManager, 'request'>) {
  const host = testHost()
  const persistence = persist(host.backend, { key: 'ank:regular-day', locks })
  return { ...host, persistence, client: host.as('new') }
}

const bet = {
  gameId: 'konkan-day',
  betType: 'single',
  session: 'open',
  betNumber: '5',
  betAmount: 100,
  gameDate: new Date(2026, 10, 20).toISOString(),
} as const

test('the state survives a reload', async () => {
  const locks = webLocks()
  const before = tab(locks)
  await before.client.call('placeBet', { body: bet })
  before.persistence.stop()
  const after = tab(locks)
  await expect(after.client.call('listMyBets')).resolves.toMatchObject([{ betNumber: '5' }])
  expect(after.backend.snapshot()).toEqual(before.backend.snapshot())
})

test('two tabs that bet at the same moment lose nothing', async () => {
  const locks = webLocks()
  const tabs = [tab(locks), tab(locks)]
  const calls = tabs.flatMap(({ client }) =>
    [1, 2, 3].map(() => client.call('placeBet', { body: bet })),
  )
  const balances = (await Promise.all(calls)).map(({ newBalance }) => newBalance)
  expect(balances.toSorted((a, b) => b - a)).toEqual([900, 800, 700, 600, 500, 400])
  for (const { client } of tabs) {
    await expect(client.call('listMyBets')).resolves.toHaveLength(6)
  }
})

test('a command of the toolbar in one tab is seen by the other', async () => {
  const locks = webLocks()
  const [one, two] = [tab(locks), tab(locks)]
  await one.backend.run('setBalance', { accountId: 'new-player', balance: 77 })
  await expect(two.client.call('getUserProfile')).resolves.toMatchObject({ balance: 77 })
})

test.each([
  ['of another schema', JSON.stringify({ revision: 4, snapshot: { schema: 'old' } })],
  ['broken', '{"revision": 4, "snap'],
])('a snapshot that is %s is discarded', async (_, text) => {
  localStorage.setItem('ank:regular-day', text)
  localStorage.setItem('ank:regular-day:revision', '4')
  const { client } = tab(webLocks())
  await expect(client.call('getUserProfile')).resolves.toMatchObject({ balance: 1000 })
  expect(localStorage.getItem('ank:regular-day')).toBeNull()
})

test('a browser that keeps no more goes on unsaved', async () => {
  const host = testHost()
  const storage = {
    getItem: () => null,
    removeItem() {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  } as unknown as Storage
  const persistence = persist(host.backend, { key: 'k', storage, locks: webLocks() })
  await host.as('new').call('placeBet', { body: bet })
  expect(persistence.saved()).toBe(false)
  await expect(host.as('new').call('getUserProfile')).resolves.toMatchObject({ balance: 900 })
})

test('an app link that announces an unload does not close the door', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener() {},
      getRegistrations: () => Promise.reject(new Error('not allowed')),
    },
  })
  await openBrowserDoor(testHost().backend, { apiBase: '', patience: 50 })
  // The worker's library listens from its start on, as this does.
  const closed = vi.fn()
  window.addEventListener('beforeunload', closed)
  window.dispatchEvent(new Event('beforeunload'))
  expect(closed).not.toHaveBeenCalled()
})
