import { expect, test, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { persist } from '../store/persistence.ts'
import { testHost } from '../testing/test-backend.ts'
import { openBrowserDoor } from './browser.ts'

const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({ host: '', token: () => 't-sample-player', fetch })

test('nobody waits for a worker that doesn’t start', async () => {
  const lookUp = vi.fn(() => Promise.reject(new Error('not allowed')))
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration: lookUp } })
  const { backend } = testHost()
  const fetch = openBrowserDoor(backend, { apiBase: '' })
  await expect(clientOf(fetch).call('listGames')).resolves.toHaveLength(5)
  await expect.poll(() => lookUp.mock.calls.length).toBe(1)
  await expect(clientOf(fetch).call('listGames')).resolves.toHaveLength(5)
})

test('pictures and anything outside the API go to the network', async () => {
  const network = vi.fn(() => Promise.resolve(new Response('from the network')))
  vi.stubGlobal('fetch', network)
  const { backend } = testHost()
  const fetch = openBrowserDoor(backend, { apiBase: '' })
  for (const path of ['/api/banner-settings/uploads/pannas.svg', '/index.html']) {
    await expect((await fetch(path)).text()).resolves.toBe('from the network')
  }
  expect((await fetch('/api/banner-settings/public')).status).toBe(200)
  expect(network).toHaveBeenCalledTimes(2)
})

/** Web Locks as far as they are used here: a name is held by one at a time, in order, or shared. */
function webLocks(): Pick<LockManager, 'request' | 'query'> {
  const last = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  const request = (name: string, ...rest: [() => unknown] | [LockOptions, () => unknown]) => {
    const [work, shared] = rest.length === 1 ? [rest[0], false] : [rest[1], true]
    const run = async () => {
      held.add(name)
      try {
        return await work()
      } finally {
        held.delete(name)
      }
    }
    if (shared) return run()
    const outcome = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, outcome)
    return outcome
  }
  const query = () => Promise.resolve({ held: [...held].map((name) => ({ name })), pending: [] })
  return { request, query } as unknown as Pick<LockManager, 'request' | 'query'>
}

/** Storages of tabs in separate processes: each sees the others' writes a little late. */
function lateStorages(count: number): Storage[] {
  const views = Array.from({ length: count }, () => new Map<string, string>())
  return views.map((own) => {
    const write = (apply: (view: Map<string, string>) => void) => {
      apply(own)
      setTimeout(() => views.filter((view) => view !== own).forEach(apply), 12)
    }
    return {
      getItem: (key: string) => own.get(key) ?? null,
      setItem: (key: string, value: string) => write((view) => view.set(key, value)),
      removeItem: (key: string) => write((view) => view.delete(key)),
    } as unknown as Storage
  })
}

/** A tab: its own backend on the storage and locks that all tabs share. */
function tab(locks: Pick<LockManager, 'request' | 'query'>, storage = localStorage) {
  const host = testHost()
  const stop = persist(host.backend, { key: 'ank:regular-day', locks, storage })
  return { ...host, stop, client: host.as('new') }
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
  before.stop()
  const after = tab(locks)
  await expect(after.client.call('listMyBets')).resolves.toMatchObject([{ betNumber: '5' }])
  expect(after.backend.snapshot()).toEqual(before.backend.snapshot())
})

test('a tab that’s refused everything doesn’t hold up the others', async () => {
  const locks = webLocks()
  const [one, two] = [tab(locks), tab(locks)]
  await one.client.call('placeBet', { body: bet })
  const tooMuch = { ...bet, betAmount: 5000 }
  for (const { client } of [one, two, one, two]) {
    await expect(client.call('placeBet', { body: tooMuch })).rejects.toThrow('refused 400')
  }
  await expect(two.client.call('placeBet', { body: bet })).resolves.toMatchObject({
    newBalance: 800,
  })
})

test('two tabs lose nothing even if each sees the other’s storage late', async () => {
  const locks = webLocks()
  const tabs = lateStorages(2).map((storage) => tab(locks, storage))
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
  const { client } = tab(webLocks())
  await expect(client.call('getUserProfile')).resolves.toMatchObject({ balance: 1000 })
  expect(localStorage.getItem('ank:regular-day')).toBeNull()
})

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
  const host = testHost()
  const stop = persist(host.backend, { key: 'k', storage, locks: webLocks() })
  await host.as('new').call('placeBet', { body: bet })
  full = true
  await host.as('new').call('placeBet', { body: bet })
  // ₹1,000 less two bets of ₹100: the kept ₹900 is older than what happened.
  await expect(host.as('new').call('getUserProfile')).resolves.toMatchObject({ balance: 800 })
  expect([...kept.keys()]).toEqual([])
  full = false
  await host.as('new').call('placeBet', { body: bet })
  stop()
  const reloaded = testHost()
  persist(reloaded.backend, { key: 'k', storage, locks: webLocks() })
  await expect(reloaded.as('new').call('getUserProfile')).resolves.toMatchObject({ balance: 700 })
})
