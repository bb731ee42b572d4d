import { expect, test } from 'vitest'
import { clientOf, json, listedBets } from '#tests/testing/api-client.ts'
import { watchTurns } from '#tests/testing/turns.ts'
import { droppedRows } from './dropped-rows.ts'
import { createQueryClient, keyOf, queryOf } from './queries.ts'

/** A host that lists these bets, first and then: what the cache has after each read, and the turns of the second. */
async function readTwice(first: object[], then: object[]) {
  const answers = [first, then]
  const { client } = clientOf(() => json({ bets: answers.shift() }))
  const queryClient = createQueryClient()
  const read = () => queryClient.fetchQuery({ ...queryOf(client, 'listMyBets'), staleTime: 0 })
  const before = await read()
  const giveTurn = watchTurns()
  await read()
  const now = queryClient.getQueryData<unknown[]>(keyOf('listMyBets', {}))
  return { before, now, giveTurn }
}

test.each([
  ['500 bets', 500, 0],
  // Three turns while they are judged, three while they are compared.
  ['1,200 bets', 1200, 6],
])('%s that come again unchanged are those from before', async (_, count, turns) => {
  const { before, now, giveTurn } = await readTwice(listedBets(count), listedBets(count))
  expect(now).toBe(before)
  expect(giveTurn).toHaveBeenCalledTimes(turns)
})

test('of a long list, only the row that has changed is new, and one that is gone is gone', async () => {
  const changed: object[] = listedBets(1199)
  changed[700] = { ...changed[700], status: 'won' }
  const { before, now } = await readTwice(listedBets(1200), changed)
  expect(now).toHaveLength(1199)
  expect(now?.[700]).toMatchObject({ _id: 'b700', status: 'won' })
  expect(now?.filter((bet, at) => bet !== before[at])).toHaveLength(1)
})

test('a read that is taken back while its rows are compared counts none of them', async () => {
  const answers = [listedBets(1200), [{}, ...listedBets(1200)]]
  const { client } = clientOf(() => json({ bets: answers.shift() }))
  const queryClient = createQueryClient()
  const key = keyOf('listMyBets', {})
  const read = () => queryClient.fetchQuery({ ...queryOf(client, 'listMyBets'), staleTime: 0 })
  await read()
  let turns = 0
  watchTurns().mockImplementation(async () => {
    turns += 1
    // While they are judged, in both forms, it gets three turns each time.
    if (turns === 7) queryClient.clear()
  })
  await read().catch(() => {})
  expect(turns).toBeGreaterThanOrEqual(7)
  await expect.poll(() => turns).toBe(9)
  expect(droppedRows(queryClient, key)).toBe(0)
})
