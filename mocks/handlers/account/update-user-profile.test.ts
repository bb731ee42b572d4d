import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../testing/test-backend.ts'

test('changes name and email, trimmed', async () => {
  const { backend, as } = testHost()
  const body = { name: ' Asha Patil ', email: ' asha@ank.example ' }
  await as('sample').call('updateUserProfile', { body })
  expect(backend.db.account.get('sample-player')).toMatchObject({
    name: 'Asha Patil',
    email: 'asha@ank.example',
  })
})

test('an empty email removes the saved one', async () => {
  const { backend, as } = testHost()
  await as('sample').call('updateUserProfile', { body: { name: 'Asha', email: '' } })
  expect(backend.db.account.get('sample-player').email).toBeNull()
})

test('without an email the saved one stays', async () => {
  const { backend, as } = testHost()
  await as('sample').call('updateUserProfile', { body: { name: 'Asha' } })
  expect(backend.db.account.get('sample-player')).toMatchObject({
    name: 'Asha',
    email: 'sample.player@ank.example',
  })
})

test.each([
  ['a blank name', { name: ' ', email: '' }, ['Name is required']],
  ['no email', { name: 'Asha', email: 'asha@' }, ['Please enter a valid email address']],
])('%s is refused', async (_, body, problems) => {
  const { backend, as } = testHost()
  const error = await refusalOf(as('sample').call('updateUserProfile', { body }))
  expect(error.status).toBe(422)
  expect(error.problems).toEqual(problems)
  expect(backend.db.account.get('sample-player').name).toBe('Sample Player')
})
