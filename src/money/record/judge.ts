import { parseDate } from '#domain/time/parse-date.ts'
import type { FoundRecord } from '../action/context.ts'
import type { MoneySpec, RowOf } from '../spec.ts'
import type { AnyStoredIntent, StoredIntent } from '../storage/pending.ts'
import type { MoneyOperation } from '../storage/stored-money.ts'
import type { Proof } from './read-proof.ts'

/** Everything known about an intent after reading the history. */
export interface Evidence<Row> extends Proof<Row> {
  /** The balance in rupees, read after the history; null when it could not be. */
  balance: number | null
  /** Settled intents like this one whose records may be among the rows. */
  others: readonly Pick<AnyStoredIntent, 'over' | 'before' | 'row'>[]
  /**
   * Why, when the history was read, the request could no longer reach the host's ledger: the host
   * has said that it's over (`host`), or it's too old (`time`). Null: it still could.
   */
  end: 'host' | 'time' | null
}

/** What the evidence proves: it was recorded (`find`), it wasn't (`miss`), or neither yet (`wait`). */
export type Judgement<Row> =
  /** `duplicates`: further new rows exactly like it, which the player may not have wanted. */
  { event: 'find'; row: Row; duplicates: readonly Row[] } | { event: 'miss' } | { event: 'wait' }

const momentOf = (text: string | null | undefined) => parseDate(text) ?? Number.NEGATIVE_INFINITY

/** The rows by the host's time, newest first; with equal times, the last one first. */
function newestFirst<Row>(rows: readonly Row[], timeOf: (row: Row) => string | null | undefined) {
  return [...rows].reverse().sort((a, b) => {
    const [one, other] = [momentOf(timeOf(a)), momentOf(timeOf(b))]
    return one === other ? 0 : other > one ? 1 : -1
  })
}

/**
 * Judges one intent by the host's history and balance. Pure: it makes no calls and uses no
 * clock. If anything could mean that it was recorded, it doesn't count as failed.
 */
export function judgeIntent<Op extends MoneyOperation>(
  spec: MoneySpec<Op>,
  intent: Pick<StoredIntent<Op>, 'input' | 'before' | 'balance'>,
  { rows, whole, balance, others: settled, end }: Evidence<RowOf<Op>>,
): Judgement<RowOf<Op>> {
  const { input, before } = intent
  const rowsWithLikeness = (likeness: 'same' | 'maybe') =>
    rows.filter((row) => spec.compare(row, input) === likeness)
  const takenRowIds = new Set(settled.map((other) => other.row))
  const others = settled.filter((other) => other.row === undefined)
  const isNew = (row: RowOf<Op>) =>
    !takenRowIds.has(spec.idOf(row)) && !before?.includes(spec.idOf(row))
  const same = newestFirst(
    spec.unique ? rowsWithLikeness('same') : rowsWithLikeness('same').filter(isNew),
    spec.timeOf,
  )
  const hasMaybe = rowsWithLikeness('maybe').some(isNew)
  const debit = spec.debit(input)
  const fellBy = balance === null || intent.balance === null ? null : intent.balance - balance
  const [row, ...duplicates] = same

  if (row !== undefined) {
    if (spec.unique) return { event: 'find', row, duplicates }
    if (before !== null) {
      if (same.length > others.length) {
        return {
          event: 'find',
          row,
          duplicates: duplicates.slice(0, duplicates.length - others.length),
        }
      }
      // These rows may be records of the others. That is certain only if all others were accepted and
      // their rows can't be among those in `before`.
      const belongsToOthers = others.every(
        (other) =>
          other.over === 'accepted' &&
          other.before &&
          before.every((id) => other.before?.includes(id)),
      )
      if (!belongsToOthers) return { event: 'wait' }
    } else {
      // Earlier rows aren't known. The row is this intent's if it's the newest one and the balance fell by
      // just its amount, which an older row wouldn't explain.
      const newest = newestFirst(rows, spec.timeOf)[0]
      const isOurs = row === newest && debit !== null && fellBy === debit && others.length === 0
      if (isOurs) return { event: 'find', row, duplicates: [] }
      // The host refused it and the balance stayed, so the row is an older one. A balance that has moved
      // proves nothing: a win or a deposit may hide the stake.
      if (end !== 'host' || fellBy !== 0) return { event: 'wait' }
    }
  }
  if (hasMaybe) return { event: 'wait' }
  // After a refusal, only a fall by exactly the stake is a doubt: any other has another reason, such as
  // a bet from another phone.
  if (end === 'host') return { event: debit !== null && fellBy === debit ? 'wait' : 'miss' }
  const mayBePaid = debit !== null && fellBy !== null && fellBy >= debit
  return end === 'time' && whole && !mayBePaid ? { event: 'miss' } : { event: 'wait' }
}

/**
 * Whether one send was recorded more than once: a browser may send a request again when the
 * connection it reused breaks before a response. Returns the ids of its records, as far as the
 * history shows them; null if nothing suggests it. `balance`: in rupees, from after the send.
 */
export function doubleOf<Op extends MoneyOperation>(
  { idOf, debit }: Pick<MoneySpec<Op>, 'idOf' | 'debit'>,
  intent: Pick<StoredIntent<Op>, 'input' | 'balance'>,
  found: FoundRecord<RowOf<Op>> | null,
  balance: number | null,
): string[] | null {
  const ids = found ? [found.row, ...found.duplicates].map((row) => idOf(row)) : []
  if (ids.length > 1) return ids
  const stake = debit(intent.input)
  if (stake === null || stake === 0 || balance === null || intent.balance === null) return null
  const times = (intent.balance - balance) / stake
  // If the balance changed by an amount that isn't a multiple of the stake, it had another reason.
  return times >= 2 && Number.isInteger(times) ? ids : null
}
