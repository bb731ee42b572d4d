import type { Line } from '../fault.ts'
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
  withdrawalOf,
} from '../money.ts'

/** Money that the staff decide on: deposits, withdrawals and draws. */
export const settledFaults: readonly Line[] = [
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
