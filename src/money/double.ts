import type { MoneyOperation } from './kept-money.ts'
import type { Found } from './outcome.ts'
import type { Kept } from './pending.ts'
import type { ListOperation, MoneySpec, RowOf } from './spec.ts'

/**
 * Whether one send was recorded more than once: a browser sends a request again by itself when the
 * connection it reused breaks before an answer. Gives back the ids of its records, as far as the
 * history shows them; null when nothing speaks for it. `balance`: rupees, told after the send.
 */
export function doubleOf<Op extends MoneyOperation, List extends ListOperation>(
  { idOf, debit }: Pick<MoneySpec<Op, List>, 'idOf' | 'debit'>,
  intent: Pick<Kept<Op>, 'input' | 'balance'>,
  found: Found<RowOf<List>> | null,
  balance: number | null,
): string[] | null {
  const ids = found ? [found.row, ...found.twins].map((row) => idOf(row)) : []
  if (ids.length > 1) return ids
  const stake = debit(intent.input)
  if (stake === null || stake === 0 || balance === null || intent.balance === null) return null
  const times = (intent.balance - balance) / stake
  // By any other amount it fell, or rose, for a reason of its own.
  return times >= 2 && Number.isInteger(times) ? ids : null
}
