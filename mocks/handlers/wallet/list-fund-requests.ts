import type { Handler } from '../../handler.ts'
import { iso, newestFirst } from '../../wire.ts'

export const listFundRequests: Handler<'listFundRequests'> = ({ account, db }) => ({
  requests: newestFirst(
    db.fundRequest.list({ accountId: account.id }),
    (request) => request.createdAt,
  ).map(({ id, amount, transactionId, paymentMethod, status, createdAt, remarks }) => ({
    requestId: id,
    amount,
    transactionId,
    paymentMethod,
    status,
    createdAt: iso(createdAt),
    remarks,
  })),
})
