import { expect, test } from 'vitest'
import { fridayAt, refusalOf, testHost } from '../../testing/test-backend.ts'

test('the newest draw first', async () => {
  const query = { gameId: 'starline-12' }
  const results = await testHost().as('sample').call('listStarlineResults', { query })
  expect(results.map(({ winningNumber }) => winningNumber)).toEqual([
    '470',
    '128',
    '345',
    '590',
    '267',
    '119',
    '777',
    '230',
  ])
  expect(results[0]).toEqual({
    gameDate: new Date(2026, 10, 20).toISOString(),
    winningNumber: '470',
    declaredAt: new Date(fridayAt('12:05')).toISOString(),
  })
})

test('an unknown game is refused', async () => {
  const call = testHost()
    .as('sample')
    .call('listStarlineResults', { query: { gameId: 'nowhere' } })
  await expect(refusalOf(call)).resolves.toMatchObject({ status: 404 })
})
