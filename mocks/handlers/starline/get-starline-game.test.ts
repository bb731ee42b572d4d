import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../testing/test-backend.ts'

test('one game', async () => {
  const params = { gameId: 'starline-12' }
  await expect(testHost().as('sample').call('getStarlineGame', { params })).resolves.toMatchObject({
    _id: 'starline-12',
    gameName: 'Starline Noon',
    openTime: '12:00',
    result: '470',
  })
})

test('an unknown game is refused', async () => {
  const call = testHost()
    .as('sample')
    .call('getStarlineGame', { params: { gameId: 'nowhere' } })
  await expect(refusalOf(call)).resolves.toMatchObject({
    status: 404,
    hostMessage: 'Game not found',
  })
})
