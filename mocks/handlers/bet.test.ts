import { expect, test } from 'vitest'
import type { NewBet } from '#api/schemas/bet.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import { friday, fridayAt, refusedWith, testHost } from '../testing/test-backend.ts'

/** A bet that is fine at 1:42 PM: open and close of Konkan Day are still to come. */
const bet: NewBet = {
  gameId: 'konkan-day',
  betType: 'jodi',
  session: 'open',
  betNumber: '07',
  betAmount: 50,
  gameDate: localMidnightIso(friday),
}

test('a bet is settled at the rate it was placed at', async () => {
  const { backend, as } = testHost()
  const body = { ...bet, betType: 'single', betNumber: '1', betAmount: 23 } as const
  backend.commands.setRate({ rateId: 'regular:singleDigit', min: 10, max: 95 })
  await as('new').call('placeBet', { body })
  backend.commands.setRate({ rateId: 'regular:singleDigit', min: 10, max: 50 })
  backend.commands.declareResult({ gameId: 'konkan-day', session: 'open', pana: '128' })
  await expect(as('new').call('listMyBets')).resolves.toMatchObject([
    { potentialWin: 219, winAmount: 219, status: 'won' },
  ])
})

test.each<[string, string, Partial<NewBet>]>([
  ['the whole balance', '13:42', { betAmount: 1000 }],
  ['the minimum', '13:42', { betAmount: 10 }],
  ['open in the minute before its open time', '14:59', {}],
  ['close in the minute of its close time', '17:00', { session: 'close' }],
])('%s is taken', async (_, time, change) => {
  const { backend, as } = testHost({ now: fridayAt(time) })
  await as('new').call('placeBet', { body: { ...bet, ...change } })
  expect(backend.db.bet.count({ where: { accountId: { equals: 'new-player' } } })).toBe(1)
})

const closeIsOver = [400, 'Close session betting has closed']
const fullSangam = { betType: 'fullSangam', session: null, betNumber: '123-456' } as const

test.each<[string, string, Partial<NewBet>, unknown[]]>([
  ['half a rupee', '13:42', { betAmount: 10.5 }, [422, 'Please enter a valid bet amount']],
  [
    'a full sangam with a session',
    '13:42',
    { ...fullSangam, session: 'open' },
    [422, 'Full sangam has no session'],
  ],
  [
    'a jodi without a session',
    '13:42',
    { session: null },
    [422, 'Please choose the open or the close session'],
  ],
  [
    'another day',
    '13:42',
    { gameDate: '2026-11-18T00:00:00.000Z' },
    [422, 'Bets are taken for today only'],
  ],
  ['open at its open time', '15:00', {}, [400, 'Open session betting has closed']],
  ['close a minute after its close time', '17:01', { session: 'close' }, closeIsOver],
  [
    'a session whose result was declared early',
    '13:45',
    { gameId: 'sahyadri-noon', session: 'close' },
    closeIsOver,
  ],
  ['a full sangam once open has ended', '15:00', fullSangam, [400, 'Both sessions are closed!']],
])('%s is refused, and nothing is written', async (_, time, change, refusal) => {
  const { backend, as } = testHost({ now: fridayAt(time) })
  const before = backend.snapshot()
  const call = as('new').call('placeBet', { body: { ...bet, ...change } })
  await expect(refusedWith(call)).resolves.toEqual(refusal)
  expect(backend.snapshot()).toEqual(before)
})
