import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../testing/test-backend.ts'

const body = { mobileNumber: '5876543210', newPassword: 'secret2' }
const logIn = (password: string) => ({ body: { mobileNumber: '5876543210', password } })

test.each([null, 'sample'] as const)(
  'requested by %s, it waits for an administrator',
  async (who) => {
    const { backend, as } = testHost()
    await as(who).call('changePassword', { body })
    expect(backend.db.passwordChange.getAll()).toMatchObject([
      { accountId: 'sample-player', newPassword: 'secret2', status: 'pending' },
    ])
    await refusalOf(as(null).call('login', logIn('secret2')))
    await expect(as(null).call('login', logIn('play123'))).resolves.toBeDefined()
  },
)

test('once approved, only the new password works', async () => {
  const { backend, as } = testHost()
  await as(null).call('changePassword', { body })
  const [change] = backend.db.passwordChange.getAll()
  backend.commands.approvePasswordChange({ changeId: change?.id ?? '' })
  await expect(as(null).call('login', logIn('secret2'))).resolves.toBeDefined()
  await refusalOf(as(null).call('login', logIn('play123')))
})

test('a short password and an unknown number are refused', async () => {
  const { backend, as } = testHost()
  const short = { ...body, newPassword: '12345' }
  const error = await refusalOf(as(null).call('changePassword', { body: short }))
  expect(error.status).toBe(422)
  expect(error.problems).toEqual(['Password must be at least 6 characters long'])
  const unknown = { ...body, mobileNumber: '5000000000' }
  await expect(
    refusalOf(as(null).call('changePassword', { body: unknown })),
  ).resolves.toMatchObject({ status: 400, hostMessage: 'No account has this mobile number' })
  expect(backend.db.passwordChange.getAll()).toEqual([])
})
