import { expect, test } from 'vitest'
import { refusalOf, testHost } from '../../testing/test-backend.ts'

const body = { name: ' Asha Patil ', mobileNumber: '9123456780', password: 'secret1' }

test('a new player is active, signed in, and has ₹1,000 from the house', async () => {
  const host = testHost()
  const { token, user } = await host.as(null).call('signup', { body })
  expect(user).toMatchObject({
    name: 'Asha Patil',
    mobileNumber: '9123456780',
    role: 'player',
    isActive: true,
    balance: 1000,
  })
  const account = host.backend.db.account.findFirst({
    where: { mobileNumber: { equals: '9123456780' } },
  })
  expect(
    host.backend.db.ledgerEntry.findMany({ where: { accountId: { equals: account?.id ?? '' } } }),
  ).toMatchObject([{ amount: 1000, kind: 'house', note: 'Play money from the house' }])
  await expect(host.withToken(token).call('listMyBets')).resolves.toEqual([])
})

test('the new player can log in', async () => {
  const client = testHost().as(null)
  await client.call('signup', { body })
  const { mobileNumber, password } = body
  await expect(client.call('login', { body: { mobileNumber, password } })).resolves.toMatchObject({
    user: { name: 'Asha Patil' },
  })
})

test('a number that already has an account is refused, and nothing is written', async () => {
  const host = testHost()
  const before = host.backend.snapshot()
  const taken = { ...body, mobileNumber: '5876543210' }
  const error = await refusalOf(host.as(null).call('signup', { body: taken }))
  expect(error).toMatchObject({
    status: 400,
    hostMessage: 'This mobile number is already registered',
  })
  expect(host.backend.snapshot()).toEqual(before)
})

test.each<[string, Partial<typeof body>, string[]]>([
  ['a blank name', { name: '  ' }, ['Name is required']],
  ['nine digits', { mobileNumber: '912345678' }, ['Mobile number must have 10 digits']],
  ['eleven digits', { mobileNumber: '91234567801' }, ['Mobile number must have 10 digits']],
  ['a password of five', { password: '12345' }, ['Password must be at least 6 characters long']],
  [
    'everything wrong',
    { name: '', mobileNumber: 'x', password: '' },
    [
      'Name is required',
      'Mobile number must have 10 digits',
      'Password must be at least 6 characters long',
    ],
  ],
])('%s is refused', async (_, change, problems) => {
  const error = await refusalOf(
    testHost()
      .as(null)
      .call('signup', { body: { ...body, ...change } }),
  )
  expect(error.status).toBe(422)
  expect(error.problems).toEqual(problems)
})
