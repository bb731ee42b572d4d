import type { DayBounds } from '../../bet/history.ts'
import { addIndiaDays, indiaDayKey, parseIndiaDayKey } from '../../time/india.ts'
import { asShown } from '../money.ts'
import type { StatementRow } from './statement.ts'

/** The rupees of a span of days, never negative but for `net`. */
export type Sums = {
  /** Granted deposits; a rejected one counts nowhere. */
  deposited: number
  /** Withdrawals that weren't refused: the money left when they were asked for. */
  withdrawn: number
  /** Stakes placed in the span, of both families, but for cancelled bets: their stake came back. */
  staked: number
  /** Wins whose result came in the span, whenever they were placed, stakes included. */
  won: number
  /**
   * Won − staked on bets that have their result: below zero is a loss. Deposits and withdrawals
   * don't touch it.
   */
  net: number
  /** The part of `staked` on bets that have no result yet. */
  undecided: number
  /** Deposits that aren't granted yet, not part of `deposited`. */
  waiting: number
  /** Rows that are in no sum: a win without its amount, any row without a readable date. */
  unknown: number
}

/**
 * The sums of the statement's rows over whole days in India, both included; '' is no limit. The
 * host lists no refund rows: a cancelled bet, a refused withdrawal or deposit is left out instead.
 */
export function sumsOf(rows: readonly StatementRow[], { from, to }: DayBounds): Sums {
  const [first, last] = [parseIndiaDayKey(from) ?? -Infinity, parseIndiaDayKey(to)]
  const end = last === null ? Infinity : addIndiaDays(last, 1)
  const sums = { deposited: 0, withdrawn: 0, staked: 0, won: 0, undecided: 0, waiting: 0 }
  let unknown = 0
  for (const { kind, amount, sense, status, at } of rows) {
    if (at !== null && (at < first || at >= end)) continue
    if (sense === 'rejected') continue
    if (at === null || amount === null) unknown += 1
    else if (sense === 'pending') sums.waiting += amount
    else if (kind === 'fund') sums.deposited += amount
    else if (kind === 'withdrawal') sums.withdrawn += amount
    else if (kind === 'win' || kind === 'starline-win') sums.won += amount
    else {
      sums.staked += amount
      if (status === 'pending') sums.undecided += amount
    }
  }
  // 0.1 + 0.2 - 0.3 isn't quite nothing to a computer: it would be shown as a win of ₹0.
  return { ...sums, unknown, net: asShown(sums.won - (sums.staked - sums.undecided)) }
}

/** Days of the spans that are offered by name, today included. */
export const spans = [1, 7, 30] as const
export type Span = (typeof spans)[number]

/** The days of a span that ends today. */
export const spanDays = (span: Span, now: number): DayBounds => ({
  from: indiaDayKey(addIndiaDays(now, 1 - span)),
  to: indiaDayKey(now),
})
