import { describe, expect, test } from 'vitest'
import { balanceOf } from '#mocks/store/ledger.ts'
import { refusedWith, testHost } from '../testing/test-backend.ts'

const asha = { name: 'Asha', mobileNumber: '5876543219', password: 'secret1' }

describe('a login', () => {
  const sample = { mobileNumber: '5876543210', password: 'play123' }

  test('gives a token that works, with spaces around the number too', async () => {
    const { as, withToken } = testHost()
    const body = { ...sample, mobileNumber: ' 5876543210 ' }
    const { token, user } = await as(null).call('login', { body })
    expect(user).toMatchObject({ name: 'Sample Player', mobileNumber: '5876543210' })
    await expect(withToken(token).call('getUserProfile')).resolves.toMatchObject({
      name: 'Sample Player',
    })
  })

  test.each([
    ['another password', { ...sample, password: 'play124' }, 401],
    ['a number without an account', { ...sample, mobileNumber: '5876543219' }, 401],
  ])('with %s isn’t told which of both is wrong', async (_, body, status) => {
    const call = testHost().as(null).call('login', { body })
    await expect(refusedWith(call)).resolves.toEqual([status, 'Invalid mobile number or password'])
  })

  test('without a number and a password is told of both', async () => {
    const call = testHost()
      .as(null)
      .call('login', { body: { mobileNumber: ' ', password: '' } })
    await expect(refusedWith(call)).resolves.toEqual([
      422,
      'Mobile number must have 10 digits',
      'Password is required',
    ])
  })
})

describe('a sign-up', () => {
  test('signs in, with ₹1,000 of play money from the house', async () => {
    const { backend, as, withToken } = testHost()
    const { token } = await as(null).call('signup', { body: { ...asha, name: ' Asha ' } })
    const user = await withToken(token).call('getAuthProfile')
    expect(user).toMatchObject({ name: 'Asha', mobileNumber: '5876543219', isActive: true })
    const [account] = backend.db.account.findMany({
      where: { mobileNumber: { equals: '5876543219' } },
    })
    expect(balanceOf(backend.db, account?.id ?? '')).toBe(1000)
  })

  test('of a number that has an account is refused, and nothing is stored', async () => {
    const { backend, as } = testHost()
    const before = backend.snapshot()
    const body = { ...asha, mobileNumber: '5876543210' }
    await expect(refusedWith(as(null).call('signup', { body }))).resolves.toEqual([
      400,
      'This mobile number is already registered',
    ])
    expect(backend.snapshot()).toEqual(before)
  })

  test.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['nine digits', { mobileNumber: '587654321' }, 'Mobile number must have 10 digits'],
    ['five characters', { password: '12345' }, 'Password must be at least 6 characters long'],
  ])('with %s is refused', async (_, wrong, sentence) => {
    const call = testHost()
      .as(null)
      .call('signup', { body: { ...asha, ...wrong } })
    await expect(refusedWith(call)).resolves.toEqual([422, sentence])
  })
})

describe('the profile', () => {
  test('takes a new name; without an email the saved one stays, an empty one removes it', async () => {
    const player = testHost().as('sample')
    await player.call('updateUserProfile', { body: { name: ' Meera ' } })
    await expect(player.call('getUserProfile')).resolves.toMatchObject({
      name: 'Meera',
      email: 'sample.player@ank.example',
    })
    await player.call('updateUserProfile', { body: { name: 'Meera', email: '' } })
    const { email } = await player.call('getUserProfile')
    expect(email ?? null).toBeNull()
  })

  test('takes no blank name and no email without a domain', async () => {
    const body = { name: ' ', email: 'asha@ank' }
    const call = testHost().as('sample').call('updateUserProfile', { body })
    await expect(refusedWith(call)).resolves.toEqual([
      422,
      'Name is required',
      'Please enter a valid email address',
    ])
  })
})

describe('a change of the password', () => {
  test('is only a request: the old password works until it’s approved', async () => {
    const { backend, as } = testHost()
    const body = { mobileNumber: '5876543210', newPassword: 'newer99' }
    await as(null).call('changePassword', { body })
    expect(backend.db.passwordChange.getAll()).toMatchObject([
      { accountId: 'sample-player', newPassword: 'newer99' },
    ])
    const login = { mobileNumber: '5876543210', password: 'play123' }
    await expect(as(null).call('login', { body: login })).resolves.toBeDefined()
  })

  test('of an unknown number, or to five characters, is refused', async () => {
    const { as } = testHost()
    const change = (mobileNumber: string, newPassword: string) =>
      refusedWith(as(null).call('changePassword', { body: { mobileNumber, newPassword } }))
    await expect(change('5876543219', 'newer99')).resolves.toEqual([
      400,
      'No account has this mobile number',
    ])
    await expect(change('5876543210', '12345')).resolves.toEqual([
      422,
      'Password must be at least 6 characters long',
    ])
  })
})
