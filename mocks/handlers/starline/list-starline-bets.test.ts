import { expect, test } from 'vitest'
import type { Input } from '#api/table/table.ts'
import { testHost } from '../../testing/test-backend.ts'

type Query = Input<'listStarlineBets'>['query']

const page = (query: Query) => testHost().as('sample').call('listStarlineBets', { query })

test('ten to a page, newest first, with totals across all pages', async () => {
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
})

test.each<[string, Query, number]>([
  ['a game', { gameId: 'starline-13' }, 5],
  ['a status', { status: 'won' }, 1],
  ['a bet type', { betType: 'singlePana' }, 3],
  ['a first day', { startDate: '2026-11-19' }, 3],
  ['a last day', { endDate: '2026-11-14' }, 3],
  ['a day', { startDate: '2026-11-15', endDate: '2026-11-15' }, 2],
  ['all of them', { gameId: 'starline-12', status: 'lost', betType: 'singleDigit' }, 2],
  ['nothing that fits', { status: 'cancelled' }, 0],
])('filtered by %s', async (_, query, total) => {
  const { bets, pagination, summary } = await page(query)
  expect(bets).toHaveLength(total)
  expect(pagination?.total).toBe(total)
  expect(summary?.totalBets).toBe(total)
})

test('a page beyond the last is the last', async () => {
  await expect(page({ page: 99, limit: 5 })).resolves.toMatchObject({
    pagination: { current: 3, pages: 3, total: 12, limit: 5 },
  })
})

test('a settled bet carries its draw', async () => {
  const { bets } = await page({ status: 'won' })
  expect(bets).toMatchObject([
    { betNumber: '5', betAmount: 30, winAmount: 300, potentialWin: 300, result: '267' },
  ])
})
