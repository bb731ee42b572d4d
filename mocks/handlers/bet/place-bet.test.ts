import { describe, expect, test } from 'vitest'
import type { NewBet } from '#api/schemas/bet.ts'
import { localMidnightIso } from '#domain/time/dates.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import { friday, fridayAt, refusalOf, testHost } from '../../testing/test-backend.ts'

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
  const answer = await as('sample').call('placeBet', { body: bet })
  expect(answer).toEqual({ newBalance: 12_400 })
  const rows = backend.db.bet.findMany({
    where: { accountId: { equals: 'sample-player' }, betNumber: { equals: '07' } },
  })
  expect(rows).toMatchObject([
    { betAmount: 50, rateMin: 10, rateMax: 1000, potentialWin: 5000, status: 'pending' },
  ])
  expect(rows[0]).toMatchObject({ date: '2026-11-20', placedAt: friday, session: 'open' })
  const entries = backend.db.ledgerEntry.findMany({ where: { ref: { equals: rows[0]?.id ?? '' } } })
  expect(entries).toMatchObject([{ kind: 'bet', amount: -50 }])
})

describe('refused', () => {
  test('an unknown game', async () => {
    const body = { ...bet, gameId: 'nowhere' }
    const error = await refusalOf(testHost().as('sample').call('placeBet', { body }))
    expect(error).toMatchObject({ status: 404, hostMessage: 'Game not found' })
  })

  test.each<[string, Partial<NewBet>, string[]]>([
    ['a jodi of one digit', { betNumber: '7' }, ['Jodi must be a 2-digit number']],
    [
      'a panna of another kind',
      { betType: 'singlePanna', betNumber: '122' },
      ['This is a double panna, but you selected single panna'],
    ],
    ['₹5', { betAmount: 5 }, ['Minimum bet amount is ₹10']],
    ['₹10,001', { betAmount: 10_001 }, ['Maximum bet amount is ₹10000']],
    ['half a rupee', { betAmount: 10.5 }, ['Please enter a valid bet amount']],
    [
      'a number and an amount',
      { betNumber: 'x', betAmount: -1 },
      ['Jodi must be a 2-digit number', 'Please enter a valid bet amount'],
    ],
    [
      'a full sangam with a session',
      { betType: 'fullSangam', betNumber: '123-456' },
      ['Full sangam has no session'],
    ],
    [
      'a jodi without a session',
      { session: null },
      ['Please choose the open or the close session'],
    ],
    ['another day', { gameDate: '2026-11-18T00:00:00.000Z' }, ['Bets are taken for today only']],
  ])('%s', async (_, change, problems) => {
    const body = { ...bet, ...change }
    const error = await refusalOf(testHost().as('sample').call('placeBet', { body }))
    expect(error.status).toBe(422)
    expect(error.problems).toEqual(problems)
  })

  const closeIsOver = 'Close session betting has closed'
  const fullSangam = { betType: 'fullSangam', session: null, betNumber: '123-456' } as const
  test.each<[string, string, Partial<NewBet>, string]>([
    ['open at its open time', '15:00', {}, 'Open session betting has closed'],
    ['close a minute after its close time', '17:01', { session: 'close' }, closeIsOver],
    [
      'a session whose result was declared early',
      '13:45',
      { gameId: 'sahyadri-noon', session: 'close' },
      closeIsOver,
    ],
    ['a full sangam once open has ended', '15:00', fullSangam, 'Both sessions are closed!'],
  ])('%s', async (_, time, change, message) => {
    const host = testHost({ now: fridayAt(time) })
    const body = { ...bet, ...change }
    const error = await refusalOf(host.as('sample').call('placeBet', { body }))
    expect(error).toMatchObject({ status: 400, hostMessage: message })
  })

  test('more than the balance, and nothing is written', async () => {
    const { backend, as } = testHost()
    const body = { ...bet, betAmount: 1001 }
    const error = await refusalOf(as('new').call('placeBet', { body }))
    expect(error).toMatchObject({ status: 400, hostMessage: 'Insufficient balance' })
    expect(backend.db.bet.findMany({ where: { accountId: { equals: 'new-player' } } })).toEqual([])
    expect(balanceOf(backend.db, 'new-player')).toBe(1000)
  })
})

test('the whole balance may be staked', async () => {
  const answer = testHost()
    .as('new')
    .call('placeBet', { body: { ...bet, betAmount: 1000 } })
  await expect(answer).resolves.toEqual({ newBalance: 0 })
})

test('close is open through the whole minute of its close time', async () => {
  const host = testHost({ now: fridayAt('17:00') })
  const answer = host.as('new').call('placeBet', { body: { ...bet, session: 'close' } })
  await expect(answer).resolves.toEqual({ newBalance: 950 })
})
