import { offeredMethods } from '#domain/player/payout.ts'
import { isSunday } from '#domain/time/dates.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { bankDetailsOf, paymentDetailsOf, payoutAccountOf } from '#mocks/http/wire.ts'
import { balanceOf, debit } from '#mocks/store/ledger.ts'

/** Debits the amount at once, so that it can't be bet meanwhile; a rejection refunds it. */
export const requestWithdrawal: Handler<'requestWithdrawal'> = (call) => {
  const { account, body, db, now, refuse } = call
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  if (isSunday(now)) refuse('closed-on-sunday', serverMessages.closedOnSunday)
  const { minimumWithdraw } = db.mainSettings.get('main')
  if (!Number.isInteger(body.amount)) refuse('invalid-fields', serverMessages.wholeRupees)
  if (body.amount < minimumWithdraw) {
    refuse('invalid-fields', serverMessages.minimumWithdrawal(minimumWithdraw))
  }
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
