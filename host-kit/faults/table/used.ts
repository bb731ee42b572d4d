import type { HostCall, HostFault, Line, MockHost } from '../fault.ts'

const accountOf = ({ backend: { db } }: MockHost, { body }: HostCall) =>
  db.account.findFirst({ where: { mobileNumber: { equals: String(body['mobileNumber']) } } })

/** A host that takes something from whoever signs up with a number that has an account. */
const takesFromSignup =
  (key: 'name' | 'password'): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      const own = call.operation === 'signup' ? accountOf(mock, call) : null
      const reply = await proceed()
      if (own && reply.status >= 300)
        mock.backend.db.account.change(own.id, { [key]: String(call.body[key]) })
      return reply
    },
  })

/** A host that changes a password at once if somebody else asks for it. */
const resets =
  (isFor: (call: HostCall, accountId: string) => boolean): HostFault =>
  (mock) => ({
    async call(call, proceed) {
      const reply = await proceed()
      const own = call.operation === 'changePassword' ? accountOf(mock, call) : null
      if (own && reply.status < 300 && isFor(call, own.id)) {
        mock.backend.db.account.change(own.id, { password: String(call.body['newPassword']) })
      }
      return reply
    },
  })

const signup =
  'signing up with the number of an account changes nothing of it, and opens no session'
const reset = 'a password that somebody else asks for opens no session, and changes nobody’s'

/** What one player has used, and another gains by. */
export const usedFaults: readonly Line[] = [
  {
    host: 'refuses a second sign-up with a number, and takes its name',
    harm: 'misleads',
    found: [signup],
    fault: takesFromSignup('name'),
  },
  {
    host: 'refuses a second sign-up with a number, and takes its password',
    harm: 'privacy',
    found: [signup],
    fault: takesFromSignup('password'),
  },
  {
    host: 'changes a password at once if another player asks for it',
    harm: 'privacy',
    found: [reset],
    fault: resets((call, id) => call.accountId !== '' && call.accountId !== id),
  },
  {
    host: 'changes a password at once if somebody without a session asks for it',
    harm: 'privacy',
    found: [reset],
    fault: resets((call) => call.accountId === ''),
  },
  {
    host: 'changes the password of whoever asks for another’s',
    harm: 'misleads',
    found: [reset],
    fault: (mock) => ({
      async call(call, proceed) {
        const reply = await proceed()
        if (call.operation !== 'changePassword' || call.accountId === '') return reply
        mock.backend.db.account.change(call.accountId, {
          password: String(call.body['newPassword']),
        })
        return reply
      },
    }),
  },
]
