import { toBankPayload, validateBankDetails } from '#domain/payout.ts'
import type { Handler } from '../../handler.ts'
import { serverMessages } from '../../messages.ts'

/** Saves all four fields; the second account number only proves the first. */
export const updateBankDetails: Handler<'updateBankDetails'> = ({ account, body, db, refuse }) => {
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  const [first, ...more] = Object.values(validateBankDetails(body))
  if (first !== undefined) refuse('invalid-fields', first, ...more)
  const { accountHolderName, accountNumber, ifscCode, bankName } = toBankPayload(body)
  db.account.update({
    where: { id: { equals: account.id } },
    data: { accountHolderName, accountNumber, ifscCode, bankName },
  })
  return { message: 'Bank details saved' }
}
