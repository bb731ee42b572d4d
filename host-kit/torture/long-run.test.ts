import { afterEach, expect, test, vi } from 'vitest'
import { quickReach } from '../faults/quick-reach.ts'
import { faultOf } from '../faults/table.ts'
import { NotSetUp } from '../verify/states-url.ts'
import { torture } from './torture.ts'
import { tortureReport } from './tortured.ts'

// What only shows when a torture goes on for long, or the host is set up anew many times.

afterEach(() => void vi.restoreAllMocks())

test('the minutes are an end for the shortening too', async () => {
  const { setUp, ...reach } = quickReach(
    faultOf('does not return the money of a rejected withdrawal'),
  )
  // A host that takes a minute to be set up.
  let setUps = 0
  vi.spyOn(performance, 'now').mockImplementation(() => setUps * 60_000)
  const { found } = await torture({
    ...reach,
    setUp(given, params) {
      setUps += 1
      return setUp(given, params)
    },
    commands: 1e9,
    seed: 1,
    minutes: 15,
  })
  expect(found).not.toBeNull()
  expect(setUps).toBeLessThan(18)
}, 60_000)

test('a host that makes new games at each set-up is tried around its closings', async () => {
  const { fetch, setUp, runStaffAction, ...reach } = quickReach()
  let setUps = 0
  const idNow = () => `konkan-day-${setUps}`
  const toNow = (text: string) => text.replaceAll('konkan-day', idNow())
  const toHost = (text: string) => text.replaceAll(idNow(), 'konkan-day')
  const result = await torture({
    ...reach,
    async setUp(given, params) {
      const values = await setUp(given, params)
      setUps += 1
      return { ...values, gameId: idNow() }
    },
    runStaffAction: (name, params) =>
      runStaffAction(name, JSON.parse(toHost(JSON.stringify(params))) as typeof params),
    async fetch(input, init) {
      const body = init?.body
      const sent = typeof body === 'string' ? { ...init, body: toHost(body) } : init
      const response = await fetch(toHost(String(input)), sent)
      return new Response(toNow(await response.text()), response)
    },
    commands: 60,
    seed: 1,
  })
  expect(result).toMatchObject({ found: null, moments: true })
}, 60_000)

test('a day that begins between two sequences is each one’s own: no bet on it is blamed', async () => {
  const { setUp, fetch, ...reach } = quickReach()
  let setUps = 0
  const days = new Set<unknown>()
  const { found } = await torture({
    ...reach,
    fetch(input, init) {
      const { body } = init ?? {}
      if (typeof body === 'string') days.add((JSON.parse(body) as { gameDate?: string }).gameDate)
      return fetch(input, init)
    },
    // What the torture reads once, it reads before midnight: one set-up tries the log-in, the next the limits.
    async setUp(given, params) {
      const values = await setUp(given, params)
      setUps += 1
      if (setUps > 2) return values
      const before = new Date(Date.parse(values['today'] ?? '') - 24 * 3_600_000).toISOString()
      return { ...values, today: before }
    },
    commands: 200,
    // Bets on the day after.
    seed: 1000,
    shorten: false,
  })
  expect(days).toContain('2026-11-20T18:30:00.000Z')
  expect(found?.sentence).toBeUndefined()
}, 60_000)

test('a host that can’t be put on a Sunday is tortured on other days, and the report says so', async () => {
  const { setUp, ...reach } = quickReach()
  const result = await torture({
    ...reach,
    async setUp(given, params) {
      if (given === 'sunday') throw new NotSetUp('The states URL returned 501 for "it is Sunday"')
      return setUp(given, params)
    },
    commands: 40,
    seed: 1,
  })
  expect(result).toMatchObject({ found: null, sundays: 0 })
  expect(result.taken).toBeGreaterThan(0)
  expect(tortureReport('http://ank.test', result)).toContain(
    'No withdrawal was asked for on a Sunday: the state "it is Sunday" can\'t be set up.',
  )
}, 60_000)
