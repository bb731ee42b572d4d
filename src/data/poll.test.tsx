import { QueryObserver } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createClient, loadMakeCall } from '#api/client.ts'
import { deviceClock } from '#domain/time/clock.ts'
import { createOnline } from '#platform/device/online.ts'
import { pollEvery } from './poll.ts'
import { createQueryClient, keyOf, queryOf } from './queries.ts'

beforeAll(() => loadMakeCall())
beforeEach(() => vi.useFakeTimers({ now: 1_795_160_520_000 }))

/** What home reads again, and how often, in milliseconds. */
const polls = [
  ['listGames', 30_000],
  ['getUserProfile', 30_000],
  ['listStarlineGames', 60_000],
] as const

const fine = () => Response.json({ games: [], user: { name: 'A', mobileNumber: '5876543210' } })

function show(isShown: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** The device loses or gets its connection, and waits for as long as `luck` (0 to 1) says. */
function connect(isOnline: boolean, luck = 0): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    ;(numbers as unknown as Uint32Array)[0] = luck * 2 ** 32
    return numbers
  })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  random.mockRestore()
}

/** Home's polls at a host that answers `answer`, from their first success on. */
async function home(answer: (init: RequestInit | undefined) => Response) {
  let requests: (RequestInit | undefined)[] = []
  let peace = true
  const client = createClient({
    host: '',
    token: () => 't',
    fetch: async (_, init) => {
      requests.push(init)
      return peace ? fine() : answer(init)
    },
  })
  const online = createOnline()
  const queryClient = createQueryClient({ online })
  // As the app does: it hears when the page is shown and connected.
  queryClient.mount()
  const stops = polls.map(([operation, every]) =>
    new QueryObserver(queryClient, {
      ...(queryOf(client, operation) as object as { queryKey: string[] }),
      ...pollEvery(queryClient, keyOf(operation, {}), every),
    }).subscribe(() => {}),
  )
  await vi.advanceTimersByTimeAsync(100)
  peace = false
  requests = []
  return {
    online,
    /** How many requests leave in so many minutes. */
    async count(minutes: number, shownEveryMs = 0) {
      requests = []
      const end = deviceClock.now() + minutes * 60_000
      const turns = shownEveryMs > 0 ? (minutes * 60_000) / shownEveryMs : 0
      for (let turn = 0; turn < turns; turn += 1) {
        show(false)
        await vi.advanceTimersByTimeAsync(shownEveryMs / 2)
        show(true)
        await vi.advanceTimersByTimeAsync(shownEveryMs / 2)
      }
      await vi.advanceTimersByTimeAsync(end - deviceClock.now())
      return requests.length
    },
    sent: () => requests,
    /** How many requests leave when another screen reads the same. */
    async open(operation: (typeof polls)[number][0]) {
      requests = []
      const stop = new QueryObserver(
        queryClient,
        queryOf(client, operation) as object as { queryKey: string[] },
      ).subscribe(() => {})
      await vi.advanceTimersByTimeAsync(100)
      stop()
      return requests.length
    },
    stop: () => {
      for (const stop of stops) stop()
      queryClient.unmount()
    },
  }
}

test('five requests a minute in peace; never more at 503, and in time a quarter of it', async () => {
  const undisturbed = await home(fine)
  expect(Math.abs((await undisturbed.count(10)) - 50)).toBeLessThanOrEqual(3)
  undisturbed.stop()
  const busy = await home(() => Response.json({}, { status: 503 }))
  expect(await busy.count(1)).toBeLessThanOrEqual(5)
  await busy.count(5)
  expect(await busy.count(10)).toBeLessThanOrEqual(15)
  busy.stop()
})

test.each([429, 503])('%i with Retry-After 600: nothing for ten minutes', async (status) => {
  const asked = await home(() => Response.json({}, { status, headers: { 'retry-after': '600' } }))
  expect(await asked.count(1)).toBe(3)
  expect(await asked.count(9)).toBe(0)
  expect(await asked.count(5)).toBe(3)
  asked.stop()
})

test('after a success the usual pace is back', async () => {
  let answer = Response.json({}, { status: 503 })
  const host = await home(() => answer.clone())
  await host.count(10)
  answer = fine()
  await host.count(3)
  expect(Math.abs((await host.count(10)) - 50)).toBeLessThanOrEqual(3)
  host.stop()
})

test('a hidden page asks nothing; shown again, it asks what is due, and no more than usual', async () => {
  const host = await home(fine)
  show(false)
  expect(await host.count(10)).toBe(0)
  show(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(host.sent()).toHaveLength(3)
  expect(await host.count(10, 30_000)).toBeLessThanOrEqual(51)
  host.stop()
})

test.each([
  ['Retry-After 600: nothing more', { 'retry-after': '600' }, 3],
  ['503: at most what a page on screen asks', {}, 20],
])('a page that’s shown every 30 s, %s', async (_, headers, most) => {
  const busy = await home(() => Response.json({}, { status: 503, headers }))
  await busy.count(5)
  expect(await busy.count(10, 30_000)).toBeLessThanOrEqual(most)
  busy.stop()
})

test('a screen that’s opened while the host wants to be left alone doesn’t ask again', async () => {
  const asked = await home(() =>
    Response.json({}, { status: 503, headers: { 'retry-after': '600' } }),
  )
  await asked.count(2)
  expect(await asked.open('listGames')).toBe(0)
  await vi.advanceTimersByTimeAsync(12 * 60_000)
  asked.stop()
})

test('without a connection nothing is asked, shown or not; then what is due, after a wait of each phone’s own', async () => {
  const host = await home(fine)
  connect(false)
  expect(await host.count(10)).toBe(0)
  expect(await host.count(10, 30_000)).toBe(0)
  connect(true, 0.9)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(host.sent()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(host.sent()).toHaveLength(3)
  expect(Math.abs((await host.count(10)) - 50)).toBeLessThanOrEqual(3)
  host.stop()
})

test('a device that says it’s offline while calls are answered is polled as any', async () => {
  const host = await home(fine)
  connect(false)
  host.online.noteAnswer(true)
  expect(Math.abs((await host.count(10)) - 50)).toBeLessThanOrEqual(3)
  // One lost call doesn't prove the device right.
  host.online.noteAnswer(false)
  expect(Math.abs((await host.count(10)) - 50)).toBeLessThanOrEqual(3)
  connect(true)
  host.stop()
})

test('what failed for want of a connection is read as soon as there is one', async () => {
  const host = await home(() => {
    throw new TypeError('Failed to fetch')
  })
  await host.count(10)
  connect(false)
  await host.count(1)
  connect(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(host.sent()).toHaveLength(3)
  host.stop()
})
