import { expect, test } from 'vitest'
import type { Input } from '#api/table/table.ts'
import { fridayAt, refusedWith, testHost } from '../testing/test-backend.ts'

const body = {
  gameId: 'starline-14',
  betType: 'singlePana',
  betNumber: '128',
  betAmount: 15,
} as const

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
])('%s is refused, and nothing is written', async (_, time, change, refusal) => {
  const { backend, as } = testHost({ now: fridayAt(time) })
  const before = backend.snapshot()
  const call = as('new').call('placeStarlineBet', { body: { ...body, ...change } })
  await expect(refusedWith(call)).resolves.toEqual(refusal)
  expect(backend.snapshot()).toEqual(before)
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

test('bets of a range include its last day', async () => {
  const query = { endDate: '2026-11-14' }
  const { bets, pagination } = await testHost().as('sample').call('listStarlineBets', { query })
  expect([bets.length, pagination?.total]).toEqual([3, 3])
})
