import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'

/** Only a request: the money is added when an administrator has seen the payment. */
export const createFundRequest: Handler<'createFundRequest'> = (call) => {
  const { account, body, db, now, refuse } = call
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  const { minimumDeposit } = db.mainSettings.get('main')
  if (body.amount < minimumDeposit) {
    refuse('invalid-fields', serverMessages.minimumDeposit(minimumDeposit))
  }
  if (db.fundRequest.findFirst({ where: { transactionId: { equals: body.transactionId } } })) {
    refuse('duplicate-transaction', serverMessages.duplicateTransaction)
  }
  const { id } = db.fundRequest.create({ ...body, accountId: account.id, createdAt: now })
  return { message: 'Request received', requestId: id }
}
