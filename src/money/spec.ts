import type { Answer, Input, OperationName } from '#api/table/table.ts'
import type { Spending } from '#domain/player/safe-play.ts'
import type { MoneyOperation } from './storage/stored-money.ts'

/** A whole history, or a page of one. */
export interface HistoryPage<Row> {
  bets: readonly Row[]
  pagination?: { total: number } | null | undefined
}
/** A response of a history, which is a plain list or a page. */
export type HistoryAnswer<Row> = readonly Row[] | HistoryPage<Row>

/** The history that proves what the host recorded, for each way to move money. */
export interface ProofOf {
  placeBet: 'listMyBets'
  placeStarlineBet: 'listStarlineBets'
  createFundRequest: 'listFundRequests'
  requestWithdrawal: 'listWithdrawals'
}
export type RowOf<Op extends MoneyOperation> =
  Answer<ProofOf[Op]> extends HistoryAnswer<infer Row> ? Row : never

/**
 * Whether a row is the record of what was sent: `maybe` if that depends on something missing or
 * unreadable.
 */
export type Likeness = 'same' | 'maybe' | 'other'

/** What differs between the money actions: everything else is the same for all of them. */
export interface MoneySpec<Op extends MoneyOperation> {
  operation: Op
  history: ProofOf[Op]
  /** The input to read it with: enough records to include those of the last few minutes. */
  historyInput: Input<ProofOf[Op]>
  idOf(row: RowOf<Op>): string
  /** When the host says that it recorded the row: a date as text. */
  timeOf(row: RowOf<Op>): string | null | undefined
  compare(row: RowOf<Op>, input: Input<Op>): Likeness
  /**
   * True when a match can only be the record of this very intent, because the request carries an
   * id of our own. It is not sent again once the history holds it.
   */
  unique: boolean
  /** What an unknown outcome blocks: the same request, or all of its kind. */
  blocks: 'same' | 'all'
  /** What makes two intents the same, as text. */
  keyOf(input: Input<Op>): string
  /** By how many rupees the balance falls when the intent is recorded; null if it doesn't fall. */
  debit(input: Input<Op>): number | null
  /** What counts against the player's limits; missing for a withdrawal, which has none. */
  spends?(input: Input<Op>): Spending
  /** The balance after the action in rupees; missing where the response doesn't contain it. */
  balanceAfter?(answer: Answer<Op>): number
  /** The draft it was typed into, and whether that still holds what was sent. */
  draft(input: Input<Op>): {
    name: string
    wasSent: (draft: Partial<Record<string, unknown>>) => boolean
  }
  /** What is read again after a refusal or failure, since a change of it may be the reason. */
  rereads: readonly OperationName[]
}

/** Combines the comparisons of fields: all true is `same`, any false is `other`, otherwise (null) `maybe`. */
export function likenessOf(...parts: readonly (boolean | null)[]): Likeness {
  if (parts.includes(false)) return 'other'
  return parts.includes(null) ? 'maybe' : 'same'
}

/** Whether the amounts are equal; null (maybe) if only the sign differs, as debits in statements have one. */
export const sameAmount = (recorded: number, sent: number): boolean | null =>
  recorded === sent ? true : Math.abs(recorded) === sent ? null : false

/** Whether the bet numbers are equal; null (maybe) if written differently ("7" for "07", "1 2 8"). */
export function sameNumber(recorded: string, sent: string): boolean | null {
  if (recorded.trim() === sent) return true
  const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits(recorded) === digits(sent) ? null : false
}
