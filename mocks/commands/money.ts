import { z } from 'zod'
import { formatRupees } from '#domain/money/money.ts'
import { formatTime } from '#domain/time/dates.ts'
import type { Db } from '../store/db.ts'
import { balanceOf, credit, debit, houseGift, houseNote } from '../store/ledger.ts'
import type { StoredRow } from '../store/models.ts'
import { accountChoices, command, CommandError, requireRow, type Choice } from './command.ts'

const rupees = z.int('Enter whole rupees')

type Status = StoredRow<'withdrawal'>['status']

const ways = {
  QR: 'QR code',
  UPI: 'UPI app',
  bank: 'bank',
  phonepe: 'PhonePe',
  googlepay: 'Google Pay',
  paytm: 'Paytm',
} as const

/** '₹2,000, QR code, 8:05 AM, Sample Player': two requests of one sum differ. Newest first. */
const labelled = (
  db: Db,
  rows: readonly (StoredRow<'fundRequest'> | StoredRow<'withdrawal'>)[],
): Choice[] =>
  [...rows]
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((row) => {
      const way = ways['method' in row ? row.method : row.paymentMethod]
      const { name } = db.account.get(row.accountId)
      return {
        value: row.id,
        label: `${formatRupees(row.amount)}, ${way}, ${formatTime(row.createdAt)}, ${name}`,
      }
    })

const waitingFunds = (db: Db) => ({
  requestId: labelled(db, db.fundRequest.findMany({ where: { status: { equals: 'pending' } } })),
})

const openWithdrawals =
  (...statuses: Status[]) =>
  (db: Db) => ({
    withdrawalId: labelled(db, db.withdrawal.findMany({ where: { status: { in: statuses } } })),
  })

/** 'The deposit of ₹500': what staff know a request by. */
const nameOf = (request: StoredRow<'fundRequest'> | StoredRow<'withdrawal'>): string =>
  `The ${'method' in request ? 'withdrawal' : 'deposit'} of ${formatRupees(request.amount)}`

/** A request moves on only from some states; asking for the state it has changes nothing. */
function movesOn(
  request: StoredRow<'fundRequest'> | StoredRow<'withdrawal'>,
  to: Status,
  from: readonly Status[],
): boolean {
  const { status } = request
  if (status === to) return false
  if (!from.includes(status)) {
    throw new CommandError(`${nameOf(request)} is ${status}, so it can’t be ${to}.`)
  }
  return true
}

/** Adds the paid money to the balance, once. */
export const approveFundRequest = command({
  title: 'Approve a deposit',
  group: 'Money',
  args: z.strictObject({ requestId: z.string() }),
  choices: waitingFunds,
  run({ db, now }, { requestId: id }) {
    const request = requireRow(db.fundRequest, id, 'fund request')
    if (!movesOn(request, 'approved', ['pending']))
      return `${nameOf(request)} was already approved.`
    db.fundRequest.change(id, { status: 'approved' })
    const { accountId, amount } = request
    credit(db, { accountId, amount, kind: 'deposit', ref: id, at: now })
    return `${nameOf(request)} is approved, ${formatRupees(amount)} added.`
  },
})

export const rejectFundRequest = command({
  title: 'Reject a deposit',
  group: 'Money',
  args: z.strictObject({
    requestId: z.string(),
    remarks: z.string().default('No payment with this transaction id was found'),
  }),
  choices: waitingFunds,
  run({ db }, { requestId: id, remarks }) {
    const request = requireRow(db.fundRequest, id, 'fund request')
    if (!movesOn(request, 'rejected', ['pending']))
      return `${nameOf(request)} was already rejected.`
    db.fundRequest.change(id, { status: 'rejected', remarks })
    return `${nameOf(request)} is rejected.`
  },
})

/** Moves a withdrawal on from one of these states; the money was debited with the request. */
const movesWithdrawal = (title: string, from: readonly Status[], to: Status, done: string) =>
  command({
    title,
    group: 'Money',
    args: z.strictObject({ withdrawalId: z.string() }),
    choices: openWithdrawals(...from),
    run({ db }, { withdrawalId: id }) {
      const withdrawal = requireRow(db.withdrawal, id, 'withdrawal')
      if (!movesOn(withdrawal, to, from)) return `${nameOf(withdrawal)} was already ${done}.`
      db.withdrawal.change(id, { status: to })
      return `${nameOf(withdrawal)} is ${to}.`
    },
  })

export const approveWithdrawal = movesWithdrawal(
  'Approve a withdrawal',
  ['pending'],
  'approved',
  'approved',
)

/** The bank was told to pay. */
export const processWithdrawal = movesWithdrawal(
  'Send a withdrawal to the bank',
  ['pending', 'approved'],
  'processing',
  'sent',
)

/** Paid out: the reference of the payment is shown to the player. */
export const completeWithdrawal = command({
  title: 'Complete a withdrawal',
  group: 'Money',
  args: z.strictObject({ withdrawalId: z.string(), transactionId: z.string().optional() }),
  choices: openWithdrawals('approved', 'processing'),
  run({ db, now }, { withdrawalId: id, transactionId = `UTR${now}` }) {
    const withdrawal = requireRow(db.withdrawal, id, 'withdrawal')
    if (!movesOn(withdrawal, 'completed', ['approved', 'processing'])) {
      return `${nameOf(withdrawal)} was already completed.`
    }
    db.withdrawal.change(id, { status: 'completed', transactionId })
    return `${nameOf(withdrawal)} is completed.`
  },
})

/** Refuses to pay out; the money goes back unless told otherwise. */
export const rejectWithdrawal = command({
  title: 'Reject a withdrawal',
  group: 'Money',
  args: z.strictObject({
    withdrawalId: z.string(),
    remarks: z.string().default('We could not verify the account details'),
    refund: z.boolean().default(true),
  }),
  choices: openWithdrawals('pending', 'approved', 'processing'),
  run({ db, now }, { withdrawalId: id, remarks, refund }) {
    const withdrawal = requireRow(db.withdrawal, id, 'withdrawal')
    const { accountId, amount } = withdrawal
    if (!movesOn(withdrawal, 'rejected', ['pending', 'approved', 'processing'])) {
      return `${nameOf(withdrawal)} was already rejected.`
    }
    db.withdrawal.change(id, { status: 'rejected', remarks })
    if (refund) credit(db, { accountId, amount, kind: 'withdrawal-refund', ref: id, at: now })
    return `${nameOf(withdrawal)} is rejected${refund ? `, ${formatRupees(amount)} returned` : ''}.`
  },
})

/** Makes a balance what it should be, by an entry for the difference. */
export const setBalance = command({
  title: 'Set a balance',
  group: 'Money',
  args: z.strictObject({
    accountId: z.string(),
    balance: rupees.nonnegative('It can’t be below zero'),
  }),
  choices: (db) => ({ accountId: accountChoices(db) }),
  run({ db, now }, { accountId, balance }) {
    const { name } = requireRow(db.account, accountId, 'account')
    const difference = balance - balanceOf(db, accountId)
    const movement = { accountId, kind: 'adjustment', note: 'Set by staff', at: now } as const
    if (difference > 0) credit(db, { ...movement, amount: difference })
    if (difference < 0) debit(db, { ...movement, amount: -difference })
    return `${name} has ${formatRupees(balance)}.`
  },
})

export const addPlayMoney = command({
  title: 'Add play money',
  group: 'Money',
  args: z.strictObject({
    accountId: z.string(),
    amount: rupees.positive('Enter more than zero').default(houseGift),
  }),
  choices: (db) => ({ accountId: accountChoices(db) }),
  run({ db, now }, { accountId, amount }) {
    const { name } = requireRow(db.account, accountId, 'account')
    credit(db, { accountId, amount, kind: 'house', note: houseNote, at: now })
    return `${name} received ${formatRupees(amount)}.`
  },
})
