import { walletNumberProblem } from '#domain/player/payout.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { sayPayoutProblem } from '#mocks/http/say-problem.ts'

/** Saves the one number that was sent; the others stay. */
export const updatePaymentDetails: Handler<'updatePaymentDetails'> = (call) => {
  const { account, body, db, refuse } = call
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  for (const number of Object.values(body)) {
    const problem = walletNumberProblem(number)
    if (problem !== null) refuse('invalid-fields', sayPayoutProblem(problem))
  }
  db.account.change(account.id, body)
  return { message: 'Payment details saved' }
}
