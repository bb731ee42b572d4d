import type { StatementRow } from './statement.ts'

/** What a row added to the balance, in rupees: nothing while it is pending or refused. */
function effectOf({ amount, sense }: StatementRow): number {
  if (sense === 'credit') return amount
  return sense === 'debit' ? -amount : 0
}

/**
 * The balance after each row that moved money, by the row's key: counted back from `balance`, the
 * rupees of now, along rows that are complete and newest first. `null` where rows and balance do not
 * explain each other (readings.md#running-balance).
 */
export function runningBalances(
  rows: readonly StatementRow[],
  balance: number,
): ReadonlyMap<string, number> | null {
  const balances = new Map<string, number>()
  let after = balance
  for (const row of rows) {
    if (row.at === null) return null
    const effect = effectOf(row)
    if (effect !== 0) balances.set(row.key, after)
    after -= effect
    if (after < 0) return null
  }
  return balances
}
