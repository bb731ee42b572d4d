import type { Found } from '../action/outcome.ts'
import type { MoneySpec, RowOf } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import type { Kept } from '../storage/pending.ts'

/**
 * Whether one send was recorded more than once: a browser may send a request again when the
 * connection it reused breaks before a response. Returns the ids of its records, as far as the
 * history shows them; null if there's no sign of it. `balance`: in rupees, from after the send.
 */
export function doubleOf<Op extends MoneyOperation>(
  { idOf, debit }: Pick<MoneySpec<Op>, 'idOf' | 'debit'>,
  intent: Pick<Kept<Op>, 'input' | 'balance'>,
  found: Found<RowOf<Op>> | null,
  balance: number | null,
): string[] | null {
  const ids = found ? [found.row, ...found.twins].map((row) => idOf(row)) : []
  if (ids.length > 1) return ids
  const stake = debit(intent.input)
  if (stake === null || stake === 0 || balance === null || intent.balance === null) return null
  const times = (intent.balance - balance) / stake
  // If it fell or rose by any other amount, it had another reason.
  return times >= 2 && Number.isInteger(times) ? ids : null
}
