import type { OperationName } from '#api/table/table.ts'
import { eachUser, everyAnswer } from '../answers.ts'
import type { HostFault, Line } from '../fault.ts'
import {
  afterDraw,
  afterRefusal,
  afterSuccess,
  again,
  amountOf,
  depositOf,
  last,
  reverses,
  staffWho,
  stakeOf,
  takesRefused,
  withdrawalOf,
} from '../money.ts'

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

/** Rupees that are lost, made or given to others. */
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
  {
    host: 'adds a deposit before it is approved',
    harm: 'money',
    found: ['a deposit is in the history at once, as it was sent, and adds nothing yet', 'torture'],
    fault: afterSuccess('createFundRequest', (call, { give }) =>
      give(call.accountId, amountOf(call)),
    ),
  },
  {
    host: 'loses a deposit that it accepted',
    harm: 'money',
    found: ['a deposit is in the history at once, as it was sent, and adds nothing yet', 'torture'],
    fault: afterSuccess('createFundRequest', (_, { backend: { db } }) =>
      db.fundRequest.remove(last(db.fundRequest.getAll()).id),
    ),
  },
  {
    host: 'takes a transaction id twice',
    harm: 'money',
    found: ['torture'],
    fault: afterRefusal('createFundRequest', (call, { backend: { db, clock } }) => {
      db.fundRequest.create({
        accountId: call.accountId,
        amount: amountOf(call),
        transactionId: String(call.body['transactionId']),
        paymentMethod: 'UPI',
        createdAt: clock.now(),
      })
      return { message: 'Request received' }
    }),
  },
  {
    host: 'accepts a transaction id that another player has used',
    harm: 'money',
    found: [
      'a transaction id that one player has used is refused to another, and stays in one list',
      'torture',
    ],
    fault: afterRefusal('createFundRequest', ({ body, accountId }, { backend: { db, clock } }) => {
      const transactionId = String(body['transactionId'])
      const used = db.fundRequest.findFirst({ where: { transactionId: { equals: transactionId } } })
      if (!used || used.accountId === accountId) return undefined
      const amount = amountOf({ body })
      db.fundRequest.create({
        accountId,
        amount,
        transactionId,
        paymentMethod: 'UPI',
        createdAt: clock.now(),
      })
      return { message: 'Request received' }
    }),
  },
  {
    host: 'never takes the money of a withdrawal',
    harm: 'money',
    found: ['torture'],
    fault: afterSuccess('requestWithdrawal', (call, { give }) =>
      give(call.accountId, amountOf(call)),
    ),
  },
  {
    host: 'takes a withdrawal when it is asked for and when it is paid',
    harm: 'money',
    found: ['torture'],
    fault: staffWho((mock, name, params, proceed) => {
      proceed()
      if (name !== 'completeWithdrawal') return
      const { accountId, amount } = withdrawalOf(mock, params)
      mock.take(accountId, amount)
    }),
  },
  {
    host: 'does not return the money of a rejected withdrawal',
    harm: 'money',
    found: ['torture'],
    fault: staffWho(({ backend }, name, { withdrawalId = '' }, proceed) => {
      if (name !== 'rejectWithdrawal') return proceed()
      backend.commands.rejectWithdrawal({ withdrawalId, refund: false })
      return undefined
    }),
  },
  {
    host: 'refunds a withdrawal that was paid',
    harm: 'money',
    found: ['torture'],
    fault: reverses('completeWithdrawal', 'rejectWithdrawal'),
  },
  {
    host: 'pays out a withdrawal that was rejected',
    harm: 'money',
    found: ['torture'],
    fault: reverses('rejectWithdrawal', 'completeWithdrawal'),
  },
  {
    host: 'approves a deposit that was rejected',
    harm: 'money',
    found: ['torture'],
    fault: reverses('rejectDeposit', 'approveDeposit'),
  },
  {
    host: 'takes an approved deposit back',
    harm: 'money',
    found: ['torture'],
    fault: reverses('approveDeposit', 'rejectDeposit'),
  },
  {
    host: 'approves a deposit twice and adds it twice',
    harm: 'money',
    found: ['torture'],
    fault: again('approveDeposit', (mock, params) => {
      const { accountId, amount } = depositOf(mock, params)
      mock.give(accountId, amount)
    }),
  },
  {
    host: 'settles twice when a result is declared twice',
    harm: 'money',
    found: ['torture'],
    fault: again('declare', ({ backend: { db }, give }) => {
      for (const { accountId, winAmount } of db.bet.findMany({
        where: { status: { equals: 'won' } },
      }))
        give(accountId, winAmount)
    }),
  },
  {
    host: 'returns the stake of lost bets',
    harm: 'money',
    found: ['torture'],
    fault: afterDraw(({ give }, ended) => {
      for (const { accountId, betAmount, status } of ended)
        if (status === 'lost') give(accountId, betAmount)
    }),
  },
  {
    host: 'marks winners and pays nobody',
    harm: 'money',
    found: ['torture'],
    fault: afterDraw(({ take }, ended) => {
      for (const { accountId, winAmount } of ended) take(accountId, winAmount)
    }),
  },
  {
    host: 'leaves Starline bets open after the draw',
    harm: 'money',
    found: ['torture'],
    fault: staffWho(({ backend: { db }, balance, take }, name, _, proceed) => {
      const waiting = db.starlineBet
        .findMany({ where: { status: { equals: 'pending' } } })
        .map(({ id, accountId }) => ({ id, accountId, had: balance(accountId) }))
      proceed()
      if (name !== 'declareStarline') return
      for (const { id, accountId, had } of waiting) {
        take(accountId, balance(accountId) - had)
        db.starlineBet.change(id, { status: 'pending', winAmount: 0 })
      }
    }),
  },
]
