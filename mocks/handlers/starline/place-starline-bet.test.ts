import { expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { friday, fridayAt, refusalOf, testHost } from '../../testing/test-backend.ts'

const body = {
  gameId: 'starline-14',
  betType: 'singlePana',
  betNumber: '128',
  betAmount: 15,
} as const

test('a bet debits its stake and keeps its rate', async () => {
  const { backend, as } = testHost()
  const answer = await as('new').call('placeStarlineBet', { body })
  expect(answer).toEqual({ remainingBalance: 985 })
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
})

test('it’s paid when its number is drawn', async () => {
  const { backend, as } = testHost()
  await as('new').call('placeStarlineBet', { body })
  backend.commands.declareStarline({ gameId: 'starline-14', pana: '128' })
  expect(balanceOf(backend.db, 'new-player')).toBe(985 + 2250)
})

test.each([
  ['two digits for a pana', { betNumber: '12' }, 'Please enter a valid bet number'],
  ['a pana of another kind', { betNumber: '112' }, 'Please enter a valid bet number'],
  ['₹9', { betAmount: 9 }, 'Minimum bet amount is ₹10'],
  ['₹10,001', { betAmount: 10_001 }, 'Maximum bet amount is ₹10000'],
])('%s is refused', async (_, change, sentence) => {
  const call = testHost()
    .as('sample')
    .call('placeStarlineBet', { body: { ...body, ...change } })
  const error = await refusalOf(call)
  expect(error.status).toBe(422)
  expect(error.problems).toEqual([sentence])
})

test.each([
  ['its open time is over', fridayAt('14:01'), 'starline-14'],
  ['its result is declared', friday, 'starline-13'],
  ['it is switched off', fridayAt('09:00'), 'starline-10'],
])('a game is closed when %s', async (_, now, gameId) => {
  const call = testHost({ now })
    .as('sample')
    .call('placeStarlineBet', { body: { ...body, gameId } })
  await expect(refusalOf(call)).resolves.toMatchObject({
    status: 400,
    hostMessage: 'Betting is not available for this game right now',
  })
})

test('more than the balance, and nothing is written', async () => {
  const { backend, as } = testHost()
  const tooMuch = { ...body, betAmount: 1001 }
  const error = await refusalOf(as('new').call('placeStarlineBet', { body: tooMuch }))
  expect(error).toMatchObject({ status: 400, hostMessage: 'Insufficient balance' })
  expect(
    backend.db.starlineBet.findMany({ where: { accountId: { equals: 'new-player' } } }),
  ).toEqual([])
})

test('an unknown game is refused', async () => {
  const call = testHost()
    .as('sample')
    .call('placeStarlineBet', { body: { ...body, gameId: 'nowhere' } })
  await expect(refusalOf(call)).resolves.toMatchObject({
    status: 404,
    hostMessage: 'Game not found',
  })
})
