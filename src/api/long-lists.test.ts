import { expect, test, vi } from 'vitest'
import { clientOf, failure, json, listedBets } from '#tests/testing/api-client.ts'
import { watchTurns } from '#tests/testing/turns.ts'

test.each([
  [10, 0],
  [500, 0],
  [501, 2],
  [1200, 3],
])('of %d bets, the page gets %d turns while they are read', async (count, turns) => {
  const giveTurn = watchTurns()
  const { client } = clientOf(() => json({ bets: listedBets(count) }))
  await expect(client.call('listMyBets')).resolves.toHaveLength(count)
  expect(giveTurn).toHaveBeenCalledTimes(turns)
})

test('rows in any slice that can’t be read are dropped and counted, in other forms too', async () => {
  const bets: object[] = listedBets(1200)
  bets[3] = { _id: 'b3' }
  bets[700] = { ...bets[700], betAmount: '75' }
  bets[1199] = { _id: 'b1199' }
  const dropped: string[] = []
  const { client } = clientOf(() => json({ bets }), {
    onDrop: (_, problem) => dropped.push(problem.split(':')[0] ?? ''),
  })
  const read = await client.call('listMyBets')
  expect(read).toHaveLength(1198)
  expect(read[699]).toMatchObject({ _id: 'b700', betAmount: 75 })
  expect(dropped).toEqual(['bets[3]', 'bets[1199]'])
})

test('a long list that names no ids and repeats rows is read without the repeats', async () => {
  const bets = listedBets(1200).map(({ _id, ...bet }) => ({ ...bet, id: _id }))
  const { client } = clientOf(() => json({ bets: [...bets, ...bets.slice(0, 7)] }))
  const read = await client.call('listMyBets')
  expect(read.map(({ _id }) => _id)).toEqual(bets.map(({ id }) => id))
})

test('a call that is cancelled between two slices is aborted, and reports nothing', async () => {
  const giveTurn = watchTurns()
  const cancel = new AbortController()
  giveTurn.mockImplementation(async () => cancel.abort())
  const onDrop = vi.fn<(problem: string) => void>()
  const { client } = clientOf(() => json({ bets: [{}, ...listedBets(1200)] }))
  const error = await failure(
    client.call('listMyBets', {}, { signal: cancel.signal, onDrop, conditional: true }),
  )
  expect(error).toMatchObject({ kind: 'aborted' })
  expect(giveTurn).toHaveBeenCalledTimes(1)
  expect(onDrop).not.toHaveBeenCalled()
})
