import { expect, test } from 'vitest'
import { fridayAt, testHost } from '../../testing/test-backend.ts'

const statusOf = async (now: number, gameId: string) => {
  const games = await testHost({ now }).as('sample').call('listStarlineGames')
  return games.find(({ _id }) => _id === gameId)?.currentStatus
}

test('every game with its current state, including those switched off', async () => {
  const games = await testHost().as('sample').call('listStarlineGames')
  expect(games.filter(({ isActive }) => !isActive)).toMatchObject([{ gameName: 'Starline Ten' }])
  expect(games.slice(1, 4)).toMatchObject([
    { gameName: 'Starline Noon', currentStatus: 'result_declared', result: '470', digit: '1' },
    { gameName: 'Starline One', currentStatus: 'result_declared', result: '136', digit: '0' },
    { gameName: 'Starline Two', currentStatus: 'open', result: '***', digit: null },
  ])
  expect(games[3]).toMatchObject({
    gameNameHindi: 'दो बजे',
    openTime: '14:00',
    minBet: 10,
    maxBet: 10_000,
  })
})

test('a game takes bets up to and including the minute of its open time', async () => {
  await expect(statusOf(fridayAt('00:00'), 'starline-14')).resolves.toBe('open')
  await expect(statusOf(fridayAt('14:00'), 'starline-14')).resolves.toBe('open')
  await expect(statusOf(fridayAt('14:01'), 'starline-14')).resolves.toBe('closed')
})
