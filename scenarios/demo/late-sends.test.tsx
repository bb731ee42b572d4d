import { expect, test, vi } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { dayKey, localMidnightIso } from '#domain/time/dates.ts'
import { moneyOf } from '#money/money.ts'
import { scenarioById } from '#scenarios/registry.ts'
import { setStage, tokenFor } from '#scenarios/stage.ts'
import { createApi } from '#session/api-context.tsx'
import { tokenKey } from '#session/session.ts'
import { createDirector } from './director/director.ts'
import { createLateSends } from './late-sends.ts'

/** Friday, 20 November 2026, 9:00 AM. */
const friday = new Date(2026, 10, 20, 9, 0).getTime()

/** The demo without a screen, in which the list of bets arrives when `answer` is called. */
async function demoWithSlowHistory() {
  const stage = setStage(scenarioById('regular-day'), { device: manualClock(friday) })
  const kept = new Map([[tokenKey, tokenFor(stage, 'sample')]])
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  const late = createLateSends(stage.backend)
  let reads = () => {}
  const reading = new Promise<void>((resolve) => (reads = resolve))
  let answer = () => {}
  const answering = new Promise<void>((resolve) => (answer = resolve))
  const api = createApi({
    host: 'http://ank.test',
    clock: stage.clock,
    storage,
    moneyTimes: { patienceMs: 15_000 },
    fetch: late.through(async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'GET' && request.url.endsWith('/bets/me')) {
        reads()
        await answering
      }
      return stage.backend.fetch(request)
    }),
  })
  const money = moneyOf(api)
  late.watch(async () => money)
  await api.session.start()
  const director = createDirector({
    stage,
    position: { scenario: 'regular-day', day: dayKey(friday), done: 0 },
    session: api.session,
    storage,
    refresh: () => {},
    wait: async () => {},
  })
  const isSignedIn = () => vi.waitFor(() => expect(api.session.state().status).toBe('signed-in'))
  return { stage, money, director, isSignedIn, reading, answer }
}

const bet = {
  body: {
    gameId: 'konkan-day',
    betType: 'single',
    session: 'open',
    betNumber: '5',
    betAmount: 100,
    gameDate: localMidnightIso(friday),
  },
} as const

test('a bet whose tap was in the scenario before isn’t recorded in the one that’s chosen', async () => {
  const demo = await demoWithSlowHistory()
  const { db } = demo.stage.backend
  const sent = demo.money.placeBet.send(bet)
  await demo.reading
  await demo.director.choose('low-balance')
  await demo.isSignedIn()
  const rows = db.bet.getAll().length
  demo.answer()
  expect(await sent).toMatchObject({
    status: 'refused',
    error: { hostMessage: 'The demo moved on before this arrived, so it wasn’t recorded.' },
  })
  expect(db.bet.getAll()).toHaveLength(rows)

  const next = await demo.money.placeBet.send(bet)
  expect(next.status).toBe('accepted')
  expect(db.bet.getAll()).toHaveLength(rows + 1)
})

test('without a change of scenario it’s recorded', async () => {
  const demo = await demoWithSlowHistory()
  const sent = demo.money.placeBet.send(bet)
  await demo.reading
  demo.answer()
  expect((await sent).status).toBe('accepted')
})
