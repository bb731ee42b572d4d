import { expect, test } from 'vitest'
import type { Input } from '#api/table/table.ts'
import { balanceOf } from '#mocks/store/ledger.ts'
import { friday, fridayAt, refusedWith, testHost } from '../testing/test-backend.ts'

const body = {
  gameId: 'starline-14',
  betType: 'singlePana',
  betNumber: '128',
  betAmount: 15,
} as const

test('a bet debits its stake, keeps its rate and is paid when its number is drawn', async () => {
  const { backend, as } = testHost()
  await expect(as('new').call('placeStarlineBet', { body })).resolves.toEqual({
    remainingBalance: 985,
  })
  const [bet] = backend.db.starlineBet.findMany({ where: { accountId: { equals: 'new-player' } } })
  expect(bet).toMatchObject({
    ...body,
    rateMax: 1500,
    potentialWin: 2250,
    status: 'pending',
    date: '2026-11-20',
    placedAt: friday,
  })
  expect(
    backend.db.ledgerEntry.findMany({ where: { ref: { equals: bet?.id ?? '' } } }),
  ).toMatchObject([{ kind: 'starline-bet', amount: -15 }])
  backend.commands.declareStarline({ gameId: 'starline-14', pana: '128' })
  expect(balanceOf(backend.db, 'new-player')).toBe(985 + 2250)
})

const closed = [400, 'Betting is not available for this game right now']

test.each<[string, string, Partial<Input<'placeStarlineBet'>['body']>, unknown[]]>([
  [
    'a pana of another kind',
    '13:42',
    { betNumber: '112' },
    [422, 'Please enter a valid bet number'],
  ],
  ['₹10,001', '13:42', { betAmount: 10_001 }, [422, 'Maximum bet amount is ₹10000']],
  ['a game the minute after its open time', '14:01', {}, closed],
  ['a game whose result is declared', '13:42', { gameId: 'starline-13' }, closed],
  ['a game that is switched off', '09:00', { gameId: 'starline-10' }, closed],
  ['more than the balance', '13:42', { betAmount: 1001 }, [400, 'Insufficient balance']],
])('%s is refused, and nothing is written', async (_, time, change, refusal) => {
  const { backend, as } = testHost({ now: fridayAt(time) })
  const before = backend.snapshot()
  const call = as('new').call('placeStarlineBet', { body: { ...body, ...change } })
  await expect(refusedWith(call)).resolves.toEqual(refusal)
  expect(backend.snapshot()).toEqual(before)
})

type Query = Input<'listStarlineBets'>['query']

const page = (query: Query) => testHost().as('sample').call('listStarlineBets', { query })

test('ten bets to a page, newest first, with totals across all pages', async () => {
  const first = await page({})
  expect(first.bets).toHaveLength(10)
  expect(first.pagination).toEqual({ current: 1, pages: 2, total: 12, limit: 10 })
  expect(first.summary).toEqual({
    totalBets: 12,
    totalBetAmount: 300,
    totalWinAmount: 300,
    netProfitLoss: 0,
  })
  expect(first.bets[0]).toMatchObject({
    gameId: { _id: 'starline-15', gameName: 'Starline Three' },
    betType: 'singleDigit',
    status: 'pending',
    result: null,
  })
  const second = await page({ page: 2 })
  expect(second.bets.map(({ betNumber }) => betNumber)).toEqual(['111', '1'])
  expect(second.summary).toEqual(first.summary)
  await expect(page({ page: 99, limit: 5 })).resolves.toMatchObject({
    pagination: { current: 3, pages: 3, total: 12, limit: 5 },
  })
})

test.each<[string, Query, number]>([
  ['a game', { gameId: 'starline-13' }, 5],
  ['a status', { status: 'won' }, 1],
  ['a bet type', { betType: 'singlePana' }, 3],
  ['a first day', { startDate: '2026-11-19' }, 3],
  ['a last day', { endDate: '2026-11-14' }, 3],
  ['all of them', { gameId: 'starline-12', status: 'lost', betType: 'singleDigit' }, 2],
])('filtered by %s', async (_, query, total) => {
  const { bets, pagination, summary } = await page(query)
  expect([bets.length, pagination?.total, summary?.totalBets]).toEqual([total, total, total])
})

test('a settled bet carries its draw', async () => {
  const { bets } = await page({ status: 'won' })
  expect(bets).toMatchObject([
    { betNumber: '5', betAmount: 30, winAmount: 300, potentialWin: 300, result: '267' },
  ])
})

test.each([
  ['00:00', 'open'],
  ['14:00', 'open'],
  ['14:01', 'closed'],
])('a game of 14:00 at %s is %s', async (time, status) => {
  const { as } = testHost({ now: fridayAt(time) })
  const params = { gameId: 'starline-14' }
  await expect(as('sample').call('getStarlineGame', { params })).resolves.toMatchObject({
    _id: 'starline-14',
    currentStatus: status,
  })
})

test('the newest draw comes first', async () => {
  const query = { gameId: 'starline-12' }
  const results = await testHost().as('sample').call('listStarlineResults', { query })
  expect(results.map(({ winningNumber }) => winningNumber).join(' ')).toBe(
    '470 128 345 590 267 119 777 230',
  )
  expect(results[0]).toEqual({
    gameDate: new Date(2026, 10, 20).toISOString(),
    winningNumber: '470',
    declaredAt: new Date(fridayAt('12:05')).toISOString(),
  })
})
