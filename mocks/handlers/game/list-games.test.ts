import { expect, test } from 'vitest'
import { friday, testHost } from '../../testing/test-backend.ts'

test('the markets carry what has been declared today so far', async () => {
  const games = await testHost().as('sample').call('listGames')
  expect(
    games.map(({ gameName, openTime, closeTime, result }) => [
      gameName,
      openTime,
      closeTime,
      result,
    ]),
  ).toEqual([
    ['Deccan Morning', '09:30', '10:30', '379-92-480'],
    ['Sahyadri Noon', '11:00', '13:30', '128-12-345'],
    ['Malwa Day', '12:30', '14:30', '245-1*-***'],
    ['Konkan Day', '15:00', '17:00', '***-**-***'],
    ['Vindhya Evening', '18:00', '20:00', '***-**-***'],
  ])
})

test('after midnight nothing is declared', async () => {
  const { clock, as } = testHost()
  clock.set(friday + 11 * 3_600_000)
  const games = await as('sample').call('listGames')
  expect(games.map(({ result }) => result)).toEqual(Array(5).fill('***-**-***'))
})

test('a declared draw shows at once', async () => {
  const { backend, as } = testHost()
  backend.commands.declareResult({ gameId: 'konkan-day', session: 'close', pana: '550' })
  const games = await as('sample').call('listGames')
  expect(games.find(({ _id }) => _id === 'konkan-day')?.result).toBe('***-*0-550')
})
