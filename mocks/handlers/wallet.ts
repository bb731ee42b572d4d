import {
  offeredMethods,
  toBankPayload,
  validateBankDetails,
  walletNumberProblem,
} from '#domain/player/payout.ts'
import { isSunday } from '#domain/time/dates.ts'
import { formatPayoutRefusal } from '#mocks/http/format-problem.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { bankDetailsOf, iso, paymentDetailsOf, payoutAccountOf } from '#mocks/http/wire.ts'
import { balanceOf, debit } from '#mocks/store/ledger.ts'

/** Only a request: the money is added when an administrator has seen the payment. */
export const createFundRequest: Handler<'createFundRequest'> = (call) => {
  const { account, body, db, now, check, refuse } = call
  const { minimumDeposit } = db.mainSettings.get('main')
  check(body.amount < minimumDeposit && serverMessages.minimumDeposit(minimumDeposit))
  if (db.fundRequest.findFirst({ where: { transactionId: { equals: body.transactionId } } })) {
    refuse('duplicate-transaction', serverMessages.duplicateTransaction)
  }
  const { id } = db.fundRequest.create({ ...body, accountId: account.id, createdAt: now })
  return { message: 'Request received', requestId: id }
}

export const listFundRequests: Handler<'listFundRequests'> = ({ account, db }) => ({
  requests: db.fundRequest
    .findMany({
      where: { accountId: { equals: account.id } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    .map(({ id, amount, transactionId, paymentMethod, status, createdAt, remarks }) => ({
      requestId: id,
      amount,
      transactionId,
      paymentMethod,
      status,
      createdAt: iso(createdAt),
      remarks,
    })),
})

/** Debits the amount at once, so that it can't be bet meanwhile; a rejection refunds it. */
export const requestWithdrawal: Handler<'requestWithdrawal'> = (call) => {
  const { account, body, db, now, check, refuse } = call
  if (isSunday(now)) refuse('closed-on-sunday', serverMessages.closedOnSunday)
  const { minimumWithdraw } = db.mainSettings.get('main')
  check(!Number.isInteger(body.amount) && serverMessages.wholeRupees)
  check(body.amount < minimumWithdraw && serverMessages.minimumWithdrawal(minimumWithdraw))
  const offered = offeredMethods({
    bankDetails: bankDetailsOf(account),
    paymentDetails: paymentDetailsOf(account),
  })
  if (!offered.some((method) => method.id === body.method)) {
    refuse('no-details', serverMessages.noDetails)
  }
  if (balanceOf(db, account.id) < body.amount) {
    refuse('insufficient-balance', serverMessages.insufficientBalance)
  }
  const { id, amount } = db.withdrawal.create({
    ...body,
    accountId: account.id,
    accountDetails: payoutAccountOf(account, body.method),
    createdAt: now,
  })
  debit(db, { accountId: account.id, amount, kind: 'withdrawal', ref: id, at: now })
  return { message: 'Request received' }
}

export const listWithdrawals: Handler<'listWithdrawals'> = ({ account, db }) => ({
  withdrawals: db.withdrawal
    .findMany({
      where: { accountId: { equals: account.id } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    .map(({ id, amount, method, status, createdAt, accountDetails, transactionId, remarks }) => ({
      _id: id,
      amount,
      method,
      status,
      createdAt: iso(createdAt),
      accountDetails,
      transactionId,
      remarks,
    })),
})

export const getBankDetails: Handler<'getBankDetails'> = ({ account }) => ({
  bankDetails: bankDetailsOf(account),
})

/** Saves all four fields; the second account number only proves the first. */
export const updateBankDetails: Handler<'updateBankDetails'> = ({ account, body, db, check }) => {
  check(...Object.values(validateBankDetails(body)).map(formatPayoutRefusal))
  const { accountHolderName, accountNumber, ifscCode, bankName } = toBankPayload(body)
  db.account.change(account.id, { accountHolderName, accountNumber, ifscCode, bankName })
  return { message: 'Bank details saved' }
}

export const getPaymentDetails: Handler<'getPaymentDetails'> = ({ account }) => ({
  paymentDetails: paymentDetailsOf(account),
})

/** Saves the one number that was sent; the others stay. */
export const updatePaymentDetails: Handler<'updatePaymentDetails'> = (call) => {
  const { account, body, db, check } = call
  for (const number of Object.values(body)) {
    const problem = walletNumberProblem(number)
    check(problem && formatPayoutRefusal(problem))
  }
  db.account.change(account.id, body)
  return { message: 'Payment details saved' }
}
