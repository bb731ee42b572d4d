import type { Handler } from '#mocks/http/handler.ts'
import { iso } from '#mocks/http/wire.ts'

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
