import { expect, test, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { persist } from '../store/persistence.ts'
import { testHost } from '../testing/test-backend.ts'
import { openBrowserTransport } from './browser.ts'

const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({ host: '', token: () => 't-sample-player', fetch })

test('nobody waits for a worker that doesn’t start', async () => {
  const lookUp = vi.fn(() => Promise.reject(new Error('not allowed')))
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration: lookUp } })
  const { backend } = testHost()
  const fetch = openBrowserTransport(backend, { apiBase: '' })
  await expect(clientOf(fetch).call('listGames')).resolves.toHaveLength(5)
  await expect.poll(() => lookUp.mock.calls.length).toBe(1)
  await expect(clientOf(fetch).call('listGames')).resolves.toHaveLength(5)
})

test('pictures and anything outside the API go to the network', async () => {
  const network = vi.fn(() => Promise.resolve(new Response('from the network')))
  vi.stubGlobal('fetch', network)
  const { backend } = testHost()
  const fetch = openBrowserTransport(backend, { apiBase: '' })
  for (const path of ['/api/banner-settings/uploads/pannas.svg', '/index.html']) {
    await expect((await fetch(path)).text()).resolves.toBe('from the network')
  }
  expect((await fetch('/api/banner-settings/public')).status).toBe(200)
  expect(network).toHaveBeenCalledTimes(2)
})

/** A tab: its own backend on the storage that all tabs share. */
function tab(storage = localStorage) {
  const host = testHost()
  persist(host.backend, 'ank:regular-day', { storage })
  return { ...host, client: host.as('new') }
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
  const before = tab()
  await before.client.call('placeBet', { body: bet })
  const after = tab()
  await expect(after.client.call('listMyBets')).resolves.toMatchObject([{ betNumber: '5' }])
  expect(after.backend.snapshot()).toEqual(before.backend.snapshot())
})

test('two tabs that write at once lose nothing', async () => {
  const tabs = [tab(), tab()]
  const calls = tabs.flatMap(({ client }) =>
    [1, 2, 3].map(() => client.call('placeBet', { body: bet })),
  )
  const balances = (await Promise.all(calls)).map(({ newBalance }) => newBalance)
  expect(balances.toSorted((a, b) => b - a)).toEqual([900, 800, 700, 600, 500, 400])
})

test.each([
  ['of another schema', JSON.stringify({ revision: 4, snapshot: { schema: 'old' } })],
  ['broken', '{"revision": 4, "snap'],
])('a snapshot that is %s is discarded', async (_, text) => {
  localStorage.setItem('ank:regular-day', text)
  localStorage.setItem('ank:regular-day:revision', '4')
  const { client } = tab()
  await expect(client.call('getUserProfile')).resolves.toMatchObject({ balance: 1000 })
  expect(localStorage.getItem('ank:regular-day')).toBeNull()
})

test.each(['{', 'NaN', '1e999', '-1', '9007199254740991', ''])(
  'a revision “%s” is like any other: nothing is restored twice, and other tabs follow',
  async (spoiled) => {
    localStorage.setItem('ank:regular-day:revision', spoiled)
    const { backend, as } = testHost()
    const restore = vi.fn(backend.restore)
    persist({ ...backend, restore }, 'ank:regular-day', { startOver: true })
    await as('new').call('placeBet', { body: bet })
    await as('new').call('listMyBets')
    expect(restore).not.toHaveBeenCalled()
    const other = tab()
    await other.client.call('placeBet', { body: bet })
    await expect(as('new').call('listMyBets')).resolves.toHaveLength(2)
    await as('new').call('listMyBets')
    expect(restore).toHaveBeenCalledTimes(1)
  },
)

test('a browser whose storage is full goes on; what was saved before doesn’t come back', async () => {
  const kept = new Map<string, string>()
  let full = false
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  } as unknown as Storage
  const { client } = tab(storage)
  await client.call('placeBet', { body: bet })
  full = true
  await client.call('placeBet', { body: bet })
  // ₹1,000 less two bets of ₹100: the kept ₹900 is older than what happened.
  await expect(client.call('getUserProfile')).resolves.toMatchObject({ balance: 800 })
  expect([...kept.keys()]).toEqual([])
  full = false
  await client.call('placeBet', { body: bet })
  const reloaded = tab(storage).client
  await expect(reloaded.call('getUserProfile')).resolves.toMatchObject({ balance: 700 })
})
