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

test('a bet debits its stake, keeps its rate and returns the new balance', async () => {
  const { backend, as } = testHost()
  await expect(as('sample').call('placeBet', { body: bet })).resolves.toEqual({
    newBalance: 12_400,
  })
  const rows = backend.db.bet.findMany({
    where: { accountId: { equals: 'sample-player' }, betNumber: { equals: '07' } },
  })
  expect(rows).toMatchObject([
    {
      betAmount: 50,
      rateMin: 10,
      rateMax: 1000,
      potentialWin: 5000,
      status: 'pending',
      date: '2026-11-20',
      placedAt: friday,
      session: 'open',
    },
  ])
  const entries = backend.db.ledgerEntry.findMany({ where: { ref: { equals: rows[0]?.id ?? '' } } })
  expect(entries).toMatchObject([{ kind: 'bet', amount: -50 }])
})

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
  ['₹10,001', '13:42', { betAmount: 10_001 }, [422, 'Maximum bet amount is ₹10000']],
  [
    'a panna of another kind',
    '13:42',
    { betType: 'singlePanna', betNumber: '122' },
    [422, 'This is a double panna, but you selected single panna'],
  ],
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
  ['more than the balance', '13:42', { betAmount: 1001 }, [400, 'Insufficient balance']],
])('%s is refused, and nothing is written', async (_, time, change, refusal) => {
  const { backend, as } = testHost({ now: fridayAt(time) })
  const before = backend.snapshot()
  const call = as('new').call('placeBet', { body: { ...bet, ...change } })
  await expect(refusedWith(call)).resolves.toEqual(refusal)
  expect(backend.snapshot()).toEqual(before)
})

test('the newest bet comes first, with market, outcome and its day’s result', async () => {
  const bets = await testHost().as('sample').call('listMyBets')
  expect(bets).toHaveLength(24)
  expect(bets[0]).toEqual({
    _id: 'bet-24',
    betType: 'singlePanna',
    gameId: 'konkan-day',
    gameName: 'Konkan Day',
    session: 'open',
    betNumber: '128',
    betAmount: 100,
    potentialWin: 15_000,
    winAmount: 0,
    status: 'pending',
    betDate: new Date(fridayAt('11:20')).toISOString(),
    resultDate: null,
    result: null,
  })
  expect(bets[1]).toMatchObject({
    betNumber: '1',
    status: 'won',
    winAmount: 1000,
    resultDate: new Date(fridayAt('12:41')).toISOString(),
    result: '245-1*-***',
  })
  expect(bets[2]).toMatchObject({ betType: 'jodi', status: 'lost', result: '359-74-590' })
  expect(bets.find(({ status }) => status === 'cancelled')).toMatchObject({
    betNumber: '5-123',
    result: null,
  })
})
