import { expect, test } from 'vitest'
import { refusalOf, refusedWith, testHost } from '../testing/test-backend.ts'

const newcomer = { name: ' Asha Patil ', mobileNumber: '9123456780', password: 'secret1' }
const password = 'play123'
const logsIn = (host: ReturnType<typeof testHost>, mobileNumber: string, typed = password) =>
  host.as(null).call('login', { body: { mobileNumber, password: typed } })

test('the right number and password give a working token', async () => {
  const host = testHost()
  const { token, user } = await logsIn(host, '5876543210')
  await expect(host.withToken(token).call('getAuthProfile')).resolves.toEqual(user)
  expect(host.backend.db.token.get(token).accountId).toBe('sample-player')
})

test.each([
  ['a wrong password', '5876543210', 'play124'],
  ['an unknown number', '5876543299', password],
])('%s is refused without saying which was wrong', async (_, mobileNumber, typed) => {
  const host = testHost()
  const before = host.backend.snapshot()
  await expect(refusedWith(logsIn(host, mobileNumber, typed))).resolves.toEqual([
    401,
    'Invalid mobile number or password',
  ])
  expect(host.backend.snapshot()).toEqual(before)
})

test('a new player is active, signed in, and has ₹1,000 from the house', async () => {
  const host = testHost()
  const { token, user } = await host.as(null).call('signup', { body: newcomer })
  expect(user).toMatchObject({ name: 'Asha Patil', role: 'player', isActive: true, balance: 1000 })
  const { accountId } = host.backend.db.token.get(token)
  expect(
    host.backend.db.ledgerEntry.findMany({ where: { accountId: { equals: accountId } } }),
  ).toMatchObject([{ amount: 1000, kind: 'house', note: 'Play money from the house' }])
  await expect(host.withToken(token).call('listMyBets')).resolves.toEqual([])
  expect((await logsIn(host, '9123456780', 'secret1')).user.name).toBe('Asha Patil')
})

test('a sign-up with a blank name, eleven digits and a password of five writes nothing', async () => {
  const host = testHost()
  const before = host.backend.snapshot()
  const body = { name: '  ', mobileNumber: '91234567801', password: '12345' }
  await expect(refusedWith(host.as(null).call('signup', { body }))).resolves.toEqual([
    422,
    'Name is required',
    'Mobile number must have 10 digits',
    'Password must be at least 6 characters long',
  ])
  expect(host.backend.snapshot()).toEqual(before)
})

test('the profile follows what staff change', async () => {
  const { backend, as } = testHost()
  backend.commands.setBalance({ accountId: 'sample-player', balance: 640 })
  backend.commands.deactivateUser({ accountId: 'sample-player' })
  await expect(as('sample').call('getUserProfile')).resolves.toMatchObject({
    name: 'Sample Player',
    mobileNumber: '5876543210',
    email: 'sample.player@ank.example',
    role: 'player',
    balance: 640,
    isActive: false,
    bankDetails: { bankName: 'Deccan Example Bank' },
    paymentDetails: { phonepe: '5876543210' },
  })
})

test.each([
  ['name and email, trimmed', ' asha@ank.example ', 'asha@ank.example'],
  ['an empty email, which removes the saved one', '', null],
  ['no email, which keeps it', undefined, 'sample.player@ank.example'],
])('saves %s', async (_, email, saved) => {
  const { backend, as } = testHost()
  const body = { name: ' Asha Patil ', ...(email !== undefined && { email }) }
  await as('sample').call('updateUserProfile', { body })
  expect(backend.db.account.get('sample-player')).toMatchObject({
    name: 'Asha Patil',
    email: saved,
  })
})

test('a new password counts only once an administrator has approved it', async () => {
  const host = testHost()
  const body = { mobileNumber: '5876543210', newPassword: 'secret2' }
  await host.as(null).call('changePassword', { body })
  await refusalOf(logsIn(host, body.mobileNumber, 'secret2'))
  const [change] = host.backend.db.passwordChange.getAll()
  expect(change).toMatchObject({ accountId: 'sample-player', status: 'pending' })
  host.backend.commands.approvePasswordChange({ changeId: change?.id ?? '' })
  await expect(logsIn(host, body.mobileNumber, 'secret2')).resolves.toBeDefined()
  await refusalOf(logsIn(host, body.mobileNumber))
})
