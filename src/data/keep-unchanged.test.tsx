import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientOf, json } from '#tests/testing/api-client.ts'
import { droppedRows } from './dropped-rows.ts'
import { createQueryClient, keyOf, queryOf } from './queries.ts'

/** Chromium's scheduler. */
const giveTurn = vi.fn(async () => {})
beforeEach(() => vi.stubGlobal('scheduler', { yield: giveTurn }))
afterEach(() => {
  giveTurn.mockReset()
  vi.unstubAllGlobals()
})

const betsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `b${at}`,
    betType: 'single',
    betNumber: '6',
    betAmount: 50,
    status: 'pending',
    betDate: '2026-11-20T08:12:00.000Z',
  }))

/** A host that lists these bets, first and then, and what the cache has after each read. */
async function readTwice(first: object[], then: object[]) {
  const answers = [first, then]
  const { client } = clientOf(() => json({ bets: answers.shift() }))
  const queryClient = createQueryClient()
  const read = () => queryClient.fetchQuery({ ...queryOf(client, 'listMyBets'), staleTime: 0 })
  const before = await read()
  giveTurn.mockClear()
  await read()
  const now = queryClient.getQueryData<unknown[]>(keyOf('listMyBets', {}))
  return { before, now }
}

test.each([
  ['500 bets', 500, 0],
  // Three turns while they are judged, three while they are compared.
  ['1,200 bets', 1200, 6],
])('%s that come again unchanged are those from before', async (_, count, turns) => {
  const { before, now } = await readTwice(betsOf(count), betsOf(count))
  expect(now).toBe(before)
  expect(giveTurn).toHaveBeenCalledTimes(turns)
})

test('of a long list, only the row that has changed is new, and one that is gone is gone', async () => {
  const changed: object[] = betsOf(1199)
  changed[700] = { ...changed[700], status: 'won' }
  const { before, now } = await readTwice(betsOf(1200), changed)
  expect(now).toHaveLength(1199)
  expect(now?.[700]).toMatchObject({ _id: 'b700', status: 'won' })
  expect(now?.filter((bet, at) => bet !== before[at])).toHaveLength(1)
})

test('a read that is taken back while its rows are compared counts none of them', async () => {
  const answers = [betsOf(1200), [{}, ...betsOf(1200)]]
  const { client } = clientOf(() => json({ bets: answers.shift() }))
  const queryClient = createQueryClient()
  const key = keyOf('listMyBets', {})
  const read = () => queryClient.fetchQuery({ ...queryOf(client, 'listMyBets'), staleTime: 0 })
  await read()
  let turns = 0
  giveTurn.mockImplementation(async () => {
    turns += 1
    // While they are judged, in both forms, it gets three turns each time.
    if (turns === 7) queryClient.clear()
  })
  await read().catch(() => {})
  expect(turns).toBeGreaterThanOrEqual(7)
  await vi.waitFor(() => expect(turns).toBe(9))
  expect(droppedRows(queryClient, key)).toBe(0)
})
