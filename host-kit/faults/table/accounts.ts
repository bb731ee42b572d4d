import { changeRequest, eachUser, everySuccess, saying, successBody } from '../answers.ts'
import type { Fields, Line } from '../fault.ts'

const session = 'a log-in gives the session of the player who logs in'

/** Who a player is, and what the account keeps. */
export const accountFaults: readonly Line[] = [
  {
    host: 'gives a log-in a token that nobody knows',
    harm: 'breaks',
    found: [session],
    fault: saying('login', { token: 'made-up' }),
  },
  {
    host: 'gives a log-in the session of another player',
    harm: 'privacy',
    found: [session],
    fault: successBody('login', (body, _, { backend: { db, clock } }) => {
      const other = db.account.getAll().at(-1)
      const id = 'token-of-another'
      if (other && !db.token.find(id)) {
        db.token.create({ id, accountId: other.id, createdAt: clock.now() })
      }
      return { ...body, token: id }
    }),
  },
  {
    host: 'gives a new account the session of nobody',
    harm: 'breaks',
    found: ['a new account is signed in, and is the one that was asked for'],
    fault: saying('signup', { token: 'made-up' }),
  },
  {
    host: 'answers with the profile of another player',
    harm: 'privacy',
    found: ['the profile is that of the player who asks, who is active and no admin'],
    fault: eachUser((user) => ({ ...user, name: 'Ravi', mobileNumber: '9812345699' })),
  },
  {
    host: 'says that a profile is saved and keeps the old one',
    harm: 'misleads',
    found: [
      'a changed name and address are in the profile at once, and one that is not sent stays',
    ],
    fault: (mock) => ({
      async call(call, proceed) {
        const { account } = mock.backend.db
        const before = account.find(call.accountId)
        const reply = await proceed()
        if (call.operation !== 'updateUserProfile' || !before) return reply
        account.change(before.id, { name: before.name, email: before.email })
        return reply
      },
    }),
  },
  {
    host: 'changes a password at once',
    harm: 'breaks',
    found: ['until the staff approve another password, only the old one signs in'],
    fault: everySuccess('changePassword', (reply, { body }, { backend: { db } }) => {
      const mobileNumber = { equals: String(body['mobileNumber']) }
      const account = db.account.findFirst({ where: { mobileNumber } })
      if (account) db.account.change(account.id, { password: String(body['newPassword']) })
      return reply
    }),
  },
  {
    host: 'keeps account numbers as numbers',
    harm: 'money to a stranger',
    found: ['saved payout details are the same wherever they are shown'],
    fault: changeRequest('updateBankDetails', ({ body }) => ({
      body: { ...body, ...withoutZeros(body, 'accountNumber', 'confirmAccountNumber') },
    })),
  },
]

const withoutZeros = (body: Fields, ...names: string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, String(body[name]).replace(/^0+/, '')]))
