import { expect, test } from 'vitest'
import { fridayAt, testHost } from '../testing/test-backend.ts'

test('the markets carry what has been declared today so far', async () => {
  const { backend, clock, as } = testHost()
  const results = async () => {
    const games = await as('sample').call('listGames')
    return games.map(({ gameName, openTime, closeTime, result }) =>
      [gameName, openTime, closeTime, result].join(' '),
    )
  }
  backend.commands.declareResult({ gameId: 'konkan-day', session: 'close', pana: '550' })
  await expect(results()).resolves.toEqual([
    'Deccan Morning 09:30 10:30 379-92-480',
    'Sahyadri Noon 11:00 13:30 128-12-345',
    'Malwa Day 12:30 14:30 245-1*-***',
    'Konkan Day 15:00 17:00 ***-*0-550',
    'Vindhya Evening 18:00 20:00 ***-**-***',
  ])
  clock.set(fridayAt('24:00'))
  for (const line of await results()) expect(line).toContain('***-**-***')
})
