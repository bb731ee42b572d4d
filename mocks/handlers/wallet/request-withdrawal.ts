import { isSunday } from '#domain/dates.ts'
import { offeredMethods } from '#domain/payout.ts'
import { withdrawMessages } from '#messages/withdraw.ts'
import type { Handler } from '../../handler.ts'
import { balanceOf, debit } from '../../ledger.ts'
import { serverMessages } from '../../messages.ts'
import { bankDetailsOf, payoutAccountOf, paymentDetailsOf } from '../../wire.ts'

/** Takes the amount at once, so that it cannot be bet while it waits; a rejection gives it back. */
export const requestWithdrawal: Handler<'requestWithdrawal'> = (call) => {
  const { account, body, db, now, refuse } = call
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  if (isSunday(now)) refuse('closed-on-sunday', withdrawMessages.sunday)
  const { minimumWithdraw } = db.mainSettings.findFirst({
    where: { id: { equals: 'main' } },
    strict: true,
  })
  if (!Number.isInteger(body.amount)) refuse('invalid-fields', serverMessages.wholeRupees)
  if (body.amount < minimumWithdraw) {
    refuse('invalid-fields', withdrawMessages.minimum(minimumWithdraw))
  }
  const offered = offeredMethods({
    bankDetails: bankDetailsOf(account),
    paymentDetails: paymentDetailsOf(account),
  })
  if (!offered.some((method) => method.id === body.method)) {
    refuse('no-details', serverMessages.noDetails)
  }
  if (balanceOf(db, account.id) < body.amount) {
    refuse('insufficient-balance', withdrawMessages.insufficientBalance)
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
