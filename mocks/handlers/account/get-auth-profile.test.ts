import { expect, test } from 'vitest'
import { testHost } from '../../testing/test-backend.ts'

test.each([
  ['sample', { name: 'Sample Player', role: 'player', isActive: true, balance: 12_450 }],
  ['inactive', { name: 'Inactive Player', role: 'player', isActive: false }],
  ['admin', { name: 'Site Admin', role: 'admin', balance: 0 }],
  ['new', { name: 'New Player', role: 'player', balance: 1000 }],
] as const)('says whose token this is: %s', async (who, user) => {
  await expect(testHost().as(who).call('getAuthProfile')).resolves.toMatchObject(user)
})

test('never reveals the password', async () => {
  const { backend, as } = testHost()
  await as('sample').call('getAuthProfile')
  expect(JSON.stringify(backend.log.list())).not.toContain('play123')
})
