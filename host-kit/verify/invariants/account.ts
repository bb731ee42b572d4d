import { ApiError } from '#api/api-error.ts'
import type { Difference } from '../answer/compare.ts'
import { holds, same, type Invariant, type InvariantContext } from './invariant.ts'

/** What contradicts that a token, which isn't shown, opens this player's session. */
async function opens(
  { as }: InvariantContext,
  token: string,
  mobileNumber: string,
): Promise<Difference[]> {
  const expected = `one that GET /api/user/profile takes for player ${mobileNumber}`
  try {
    const user = await as(token).call('getUserProfile')
    if (user.mobileNumber === mobileNumber) return []
    return [{ field: 'token', expected, got: `one for player ${user.mobileNumber}` }]
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    return [{ field: 'token', expected, got: 'one that it refuses with 401' }]
  }
}

const newcomer = { name: 'Asha', mobileNumber: '9123456789', password: 'secret1' }

export const accountInvariants: readonly Invariant[] = [
  {
    operation: 'login',
    name: 'a log-in gives the session of the player who logs in',
    given: 'regularDay',
    async check(asking) {
      const { mobileNumber = '', password = '' } = asking.values
      const { token } = await asking.client.call('login', { body: { mobileNumber, password } })
      return opens(asking, token, mobileNumber)
    },
  },
  {
    operation: 'signup',
    name: 'a new account is signed in, and is the one that was asked for',
    given: 'nobodySignedIn',
    params: { freeNumber: newcomer.mobileNumber },
    async check(asking) {
      const { token } = await asking.client.call('signup', { body: newcomer })
      return opens(asking, token, newcomer.mobileNumber)
    },
  },
  {
    operation: 'updateUserProfile',
    name: 'a changed name and address are in the profile at once, and one that is not sent stays',
    given: 'regularDay',
    async check({ client }) {
      const body = { name: 'Asha D’Souza', email: 'asha@ank.example' }
      await client.call('updateUserProfile', { body })
      const changed = await client.call('getUserProfile')
      await client.call('updateUserProfile', { body: { name: 'Asha' } })
      const kept = await client.call('getUserProfile')
      await client.call('updateUserProfile', { body: { name: 'Asha', email: '' } })
      const { email } = await client.call('getUserProfile')
      return [
        ...same('user.name', body.name, changed.name),
        ...same('user.email', body.email, changed.email),
        ...same('user.email', body.email, kept.email),
        ...same('user.email', '', email ?? ''),
      ]
    },
  },
  {
    operation: 'changePassword',
    name: 'until the staff approve another password, only the old one signs in',
    given: 'regularDay',
    async check({ client, values }) {
      const { mobileNumber = '', password = '' } = values
      const newPassword = 'secret9'
      await client.call('changePassword', { body: { mobileNumber, newPassword } })
      const signsIn = (password: string) =>
        client.call('login', { body: { mobileNumber, password } }).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ApiError && error.isVerdict) return false
            throw error
          },
        )
      return [
        ...holds('status', 'a refusal of the new one', 'a log-in', !(await signsIn(newPassword))),
        ...holds('status', 'a log-in with the old one', 'a refusal', await signsIn(password)),
      ]
    },
  },
]
