import { toBankPayload, validateBankDetails } from '#domain/player/payout.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { sayPayoutProblem } from '#mocks/http/say-problem.ts'

/** Saves all four fields; the second account number only proves the first. */
export const updateBankDetails: Handler<'updateBankDetails'> = ({ account, body, db, refuse }) => {
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  const [first, ...more] = Object.values(validateBankDetails(body)).map(sayPayoutProblem)
  if (first !== undefined) refuse('invalid-fields', first, ...more)
  const { accountHolderName, accountNumber, ifscCode, bankName } = toBankPayload(body)
  db.account.change(account.id, { accountHolderName, accountNumber, ifscCode, bankName })
  return { message: 'Bank details saved' }
}
