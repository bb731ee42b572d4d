import { refusalSentences, type ApiError } from '#api/api-error.ts'
import type { Answer } from '#api/table/table.ts'
import type { SafePlayProblem } from '#domain/player/safe-play.ts'
import type { RowOf } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import type { AnyKept } from '../storage/pending.ts'

/** The record of an intent in the history, and new rows exactly like it. */
export interface Found<Row> {
  row: Row
  twins: readonly Row[]
}

/** How a money intent ended, or that it isn't known yet. */
export type Outcome<Op extends MoneyOperation> =
  /** The host's JSON said yes. `record`: its row, looked up for the receipt; null if not there yet. */
  | { status: 'accepted'; answer: Answer<Op>; record: Promise<Found<RowOf<Op>> | null> }
  /** The history shows it. `balance`: rupees, read after that, or null. */
  | ({ status: 'found'; balance: number | null } & Found<RowOf<Op>>)
  /** The host said no. */
  | { status: 'refused'; error: ApiError }
  /** Nothing was recorded, and nothing will be. `error`: why no response came, if known. */
  | { status: 'failed'; error: ApiError | null }
  /** Not known yet. `said`: what the host itself responded, although it proves nothing. */
  | { status: 'unknown'; said: readonly string[] }

/** The two of them that mean the host has recorded it. */
export type Recorded<Op extends MoneyOperation> = Extract<
  Outcome<Op>,
  { status: 'accepted' | 'found' }
>

/**
 * Nothing was sent: another send is under way or none is allowed any more, the outcome of `by` must
 * be known first, or the player's own limits say no.
 */
export type NotSent =
  | { status: 'busy' }
  | { status: 'blocked'; by: AnyKept }
  | { status: 'limited'; problem: SafePlayProblem }

/** The host's sentences in a response that isn't a verdict. */
export const sentencesOf = (error: ApiError): readonly string[] =>
  error.readable ? refusalSentences(error, '').filter(Boolean) : []
