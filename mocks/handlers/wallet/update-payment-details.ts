import { walletNumberProblem } from '#domain/payout.ts'
import type { Handler } from '../../handler.ts'
import { serverMessages } from '../../messages.ts'

/** Saves the one number that was sent; the others stay. */
export const updatePaymentDetails: Handler<'updatePaymentDetails'> = (call) => {
  const { account, body, db, refuse } = call
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  for (const number of Object.values(body)) {
    const problem = walletNumberProblem(number)
    if (problem !== null) refuse('invalid-fields', problem)
  }
  db.account.update({ where: { id: { equals: account.id } }, data: body })
  return { message: 'Payment details saved' }
}
