import type { Handler } from '#mocks/http/handler.ts'
import { iso } from '#mocks/http/wire.ts'

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
