import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createClient, loadMakeCall } from '#api/client.ts'
import { pollEvery } from './poll.ts'
import { createQueryClient, keyOf, queryOf } from './queries.ts'

beforeAll(() => loadMakeCall())
beforeEach(() => vi.useFakeTimers({ now: 1_795_160_520_000 }))
afterEach(() => vi.useRealTimers())

/** What home reads again, and how often, in milliseconds. */
const polls = [
  ['listGames', 30_000],
  ['getUserProfile', 30_000],
  ['listStarlineGames', 60_000],
] as const

const fine = () => Response.json({ games: [], user: { name: 'A', mobileNumber: '5876543210' } })

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
  const queryClient = createQueryClient()
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
    /** How many requests leave in so many minutes. */
    async count(minutes: number) {
      requests = []
      await vi.advanceTimersByTimeAsync(minutes * 60_000)
      return requests.length
    },
    sent: () => requests,
    stop: () => {
      for (const stop of stops) stop()
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

test('a hidden page asks nothing', async () => {
  const { focusManager } = await import('@tanstack/react-query')
  const host = await home(fine)
  focusManager.setFocused(false)
  expect(await host.count(10)).toBe(0)
  focusManager.setFocused(undefined)
  host.stop()
})
