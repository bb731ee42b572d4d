import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../testing/test-backend.ts'

test('the right number and password give a working token and the player', async () => {
  const host = testHost()
  const { token, user } = await host
    .as(null)
    .call('login', { body: { mobileNumber: '5876543210', password: 'play123' } })
  expect(user).toMatchObject({ name: 'Sample Player', role: 'player', balance: 12_450 })
  await expect(host.withToken(token).call('getAuthProfile')).resolves.toEqual(user)
  expect(host.backend.db.token.get(token).accountId).toBe('sample-player')
})

test('an inactive player and an administrator may log in', async () => {
  const client = testHost().as(null)
  const password = 'play123'
  const inactive = await client.call('login', { body: { mobileNumber: '5876543211', password } })
  expect(inactive.user.isActive).toBe(false)
  const admin = await client.call('login', { body: { mobileNumber: '5876543212', password } })
  expect(admin.user.role).toBe('admin')
})

test.each([
  ['a wrong password', '5876543210', 'play124'],
  ['an unknown number', '5876543299', 'play123'],
])('%s is refused without saying which was wrong', async (_, mobileNumber, password) => {
  const host = testHost()
  const before = host.backend.snapshot()
  const error = await refusalOf(host.as(null).call('login', { body: { mobileNumber, password } }))
  expect(error).toMatchObject({ status: 401, hostMessage: 'Invalid mobile number or password' })
  expect(host.backend.snapshot()).toEqual(before)
})

test('missing fields are named', async () => {
  const body = { mobileNumber: ' ', password: '' }
  const error = await refusalOf(testHost().as(null).call('login', { body }))
  expect(error.status).toBe(422)
  expect(error.problems).toEqual(['Mobile number must have 10 digits', 'Password is required'])
})
