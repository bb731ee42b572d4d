import type { MoneyActionSpec } from './money-action.ts'

/**
 * A deposit request: recognised by the transaction id of its intent (readings.md#transaction-id).
 */
export const fundRequestSpec: MoneyActionSpec<'createFundRequest', 'listFundRequests'> = {
  operation: 'createFundRequest',
  history: 'listFundRequests',
  idOf: (row) => row.requestId,
  matches: (row, { body }) => row.transactionId === body.transactionId,
  unique: true,
}

/** A withdrawal request carries no id: a record with its amount and method that is new. */
export const withdrawalSpec: MoneyActionSpec<'requestWithdrawal', 'listWithdrawals'> = {
  operation: 'requestWithdrawal',
  history: 'listWithdrawals',
  // readings.md#withdrawal-lookup
  readsWhenSent: true,
  idOf: (row) => row._id,
  matches: (row, { body }) =>
    row.amount === body.amount && row.method.toLowerCase() === body.method,
}
