import type { StatementRow } from './statement.ts'

/** What a row added to the balance, in rupees: nothing if it's pending or refused. */
function effectOf(sense: StatementRow['sense'], amount: number): number {
  if (sense === 'credit') return amount
  return sense === 'debit' ? -amount : 0
}

/**
 * The balance after each row that moved money, by the row's key: counted back from `balance`, the
 * current rupees, along complete rows, newest first. `null` if rows and balance don't
 * add up (readings.md#running-balance).
 */
export function runningBalances(
  rows: readonly StatementRow[],
  balance: number,
): ReadonlyMap<string, number> | null {
  const balances = new Map<string, number>()
  let after = balance
  for (const row of rows) {
    if (row.at === null || row.amount === null) return null
    const effect = effectOf(row.sense, row.amount)
    if (balances.has(row.key)) return null
    if (effect !== 0) balances.set(row.key, after)
    after -= effect
    if (after < 0) return null
  }
  return balances
}
