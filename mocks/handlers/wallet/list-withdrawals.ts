import type { Handler } from '../../handler.ts'
import { iso, newestFirst } from '../../wire.ts'

export const listWithdrawals: Handler<'listWithdrawals'> = ({ account, db }) => ({
  withdrawals: newestFirst(
    db.withdrawal.list({ accountId: account.id }),
    (withdrawal) => withdrawal.createdAt,
  ).map(({ id, amount, method, status, createdAt, accountDetails, transactionId, remarks }) => ({
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
