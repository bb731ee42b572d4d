import type { OperationName } from '#api/table/table.ts'
import { eachUser, everyAnswer } from '../answers.ts'
import type { HostFault, Line } from '../fault.ts'
import { afterSuccess, last, stakeOf, takesRefused } from '../money.ts'

const tens = (value: unknown) => Math.round(Number(value) / 10) * 10

/** A host that subtracts the amount of a refused call from the balance all the same. */
const costs = (operation: OperationName, amount: string): HostFault =>
  everyAnswer(operation, (reply, { accountId, body }, { take }) => {
    if (reply.status === 400) take(accountId, Number(body[amount]))
    return reply
  })

const refusesAll =
  (operation: OperationName): HostFault =>
  ({ balance }) => ({
    async call(call, proceed) {
      const isAll = stakeOf(call) === balance(call.accountId)
      if (call.operation !== operation || !isAll) return proceed()
      return { status: 400, body: { message: 'Keep a little' } }
    },
  })

const spent = '₹200 of ₹640 leave ₹440, ₹17 of them ₹423, and all of the rest can be staked'

/** Rupees of bets and balances that are lost, made or given to others. */
export const moneyFaults: readonly Line[] = [
  {
    host: 'counts in paise',
    harm: 'money',
    found: [spent],
    fault: eachUser((user) => ({ ...user, balance: Number(user['balance']) * 100 })),
  },
  {
    host: 'rounds the balance',
    harm: 'money',
    found: [spent, 'torture'],
    fault: eachUser((user) => ({ ...user, balance: tens(user['balance']) })),
  },
  {
    host: 'refuses the whole balance',
    harm: 'money',
    found: [spent],
    fault: refusesAll('placeBet'),
  },
  {
    host: 'refuses the whole balance in Starline',
    harm: 'money',
    found: ['₹13 of ₹640 leave ₹627, and all of the rest can be staked'],
    fault: refusesAll('placeStarlineBet'),
  },
  {
    host: 'takes the money of late bets',
    harm: 'money',
    found: ['a late bet that is refused costs nothing and is in no list', 'torture'],
    fault: costs('placeBet', 'betAmount'),
  },
  {
    host: 'takes the money of a refused withdrawal',
    harm: 'money',
    found: [
      'a withdrawal on a Sunday by bank that is refused costs nothing and is in no list',
      'torture',
    ],
    fault: costs('requestWithdrawal', 'amount'),
  },
  {
    host: 'places a bet twice',
    harm: 'money',
    found: [spent, 'torture'],
    fault: () => ({
      async call(call, proceed) {
        const reply = await proceed()
        return call.operation === 'placeBet' && reply.status < 300 ? proceed() : reply
      },
    }),
  },
  {
    host: 'debits a bet twice',
    harm: 'money',
    found: [spent, 'torture'],
    fault: afterSuccess('placeBet', (call, { take }) => take(call.accountId, stakeOf(call))),
  },
  {
    host: 'keeps a bet and forgets its debit',
    harm: 'money',
    found: [spent, 'torture'],
    fault: afterSuccess('placeBet', (call, { give }) => give(call.accountId, stakeOf(call))),
  },
  {
    host: 'debits a bet and loses it',
    harm: 'money',
    found: ['bets come back at once, exactly as they were sent', 'torture'],
    fault: afterSuccess('placeBet', (_, { backend: { db } }) =>
      db.bet.remove(last(db.bet.getAll()).id),
    ),
  },
  {
    host: 'records a bet twice, for one debit',
    harm: 'money',
    found: ['bets come back at once, exactly as they were sent', 'torture'],
    fault: afterSuccess('placeBet', (_, { backend: { db } }) => {
      const { id, ...row } = last(db.bet.getAll())
      db.bet.create({ ...row, id: `${id}-again` })
    }),
  },
  {
    host: 'debits another player',
    harm: 'money',
    found: [spent, 'torture'],
    fault: afterSuccess('placeBet', (call, { backend, give, take }) => {
      const others = backend.db.account.getAll().filter(({ id }) => id !== call.accountId)
      give(call.accountId, stakeOf(call))
      take(last(others).id, stakeOf(call))
    }),
  },
  {
    host: 'takes bets beyond the balance',
    harm: 'money',
    found: ['placeBet: refused, insufficient-balance', 'torture'],
    fault: takesRefused((stake, balance) => stake > balance),
  },
  {
    host: 'takes bets after the declaration',
    harm: 'money',
    found: ['torture'],
    fault: takesRefused((stake, balance) => stake <= balance),
  },
  {
    host: 'keeps a balance for each session',
    harm: 'money',
    found: ['torture'],
    fault: () => {
      const stored = new Map<string, unknown>()
      return {
        async call(call, proceed) {
          const isWrite = /^(place|create|request)/.test(call.operation)
          if (isWrite) stored.delete(call.token)
          const reply = await proceed()
          if (call.operation !== 'getUserProfile') return reply
          const body = stored.get(call.token) ?? reply.body
          stored.set(call.token, body)
          return { ...reply, body }
        },
      }
    },
  },
]
