import { freeNumber } from '../../free-number.ts'
import { holds, type Invariant, type InvariantContext } from '../invariant.ts'
import { sendRequest } from '../money-calls.ts'
import { everythingOf, isDone, twoPlayers } from './test-player.ts'
import { changesOf } from './writes.ts'

const signsIn = ({ client }: InvariantContext, mobileNumber: string, password: string) =>
  isDone(client.call('login', { body: { mobileNumber, password } }))

/** What one player has used must be of no use to another. */
export const usedInvariants: readonly Invariant[] = [
  {
    operation: 'login',
    name: 'a password opens the session of its own player alone',
    given: 'regularDay',
    async check(asking) {
      const [a, b] = await twoPlayers(asking)
      const found = []
      for (const [{ values }, other] of [
        [a, b.values],
        [b, a.values],
      ] as const) {
        const got = await signsIn(asking, values['mobileNumber'] ?? '', other['password'] ?? '')
        found.push(...holds('login', 'a refusal of another’s password', 'a session', !got))
      }
      return found
    },
  },
  {
    operation: 'createFundRequest',
    name: 'a transaction id that one player has used is refused to another, and stays in one list',
    given: 'regularDay',
    async check(asking) {
      const [a, b] = await twoPlayers(asking)
      const found = []
      for (const [first, second] of [
        [a, b],
        [b, a],
      ] as const) {
        const request = { transactionId: `ank${freeNumber()}`, amount: 500 }
        await sendRequest(first, 'createFundRequest', request)
        const [own, others] = [await everythingOf(second), await everythingOf(first)]
        const isTaken = await isDone(sendRequest(second, 'createFundRequest', request))
        found.push(
          ...holds('status', 'a refusal, since the payment is another’s', 'a success', !isTaken),
          ...changesOf(own, await everythingOf(second)),
          ...changesOf(others, await everythingOf(first)),
        )
      }
      return found
    },
  },
  {
    operation: 'signup',
    name: 'signing up with the number of an account changes nothing of it, and opens no session',
    given: 'regularDay',
    async check(asking) {
      const { client, values } = asking
      const { mobileNumber = '', password = '' } = values
      const [a] = await twoPlayers(asking)
      const before = await everythingOf(a)
      const other = 'secret-of-another'
      const body = { name: 'Somebody Else', mobileNumber, password: other }
      const isTaken = await isDone(client.call('signup', { body }))
      return [
        ...holds('status', 'a refusal, since the number has an account', 'a success', !isTaken),
        ...changesOf(before, await everythingOf(a)),
        ...holds(
          'login',
          'a refusal of the other password',
          'a session',
          !(await signsIn(asking, mobileNumber, other)),
        ),
        ...holds(
          'login',
          'a session with the old password',
          'a refusal',
          await signsIn(asking, mobileNumber, password),
        ),
      ]
    },
  },
  {
    operation: 'changePassword',
    name: 'a password that somebody else asks for opens no session, and changes nobody’s',
    given: 'regularDay',
    async check(asking) {
      const { mobileNumber = '', password = '' } = asking.values
      const [, b] = await twoPlayers(asking)
      const found = []
      for (const [who, token] of [
        ['another player', b.token],
        ['nobody', undefined],
      ] as const) {
        const newPassword = `secret-of-${who.replace(' ', '-')}`
        const body = { mobileNumber, newPassword }
        // Whether it's taken is up to the host: the staff decide.
        await asking.send('changePassword', { body }, token)
        for (const [number, given, wanted] of [
          [mobileNumber, newPassword, false],
          [mobileNumber, password, true],
          [b.values['mobileNumber'] ?? '', newPassword, false],
          [b.values['mobileNumber'] ?? '', b.values['password'] ?? '', true],
        ] as const) {
          const expected = `${wanted ? 'a session' : 'a refusal'} after ${who} asked`
          const got = await signsIn(asking, number, given)
          found.push(...holds('login', expected, got ? 'a session' : 'a refusal', got === wanted))
        }
      }
      return found
    },
  },
]
