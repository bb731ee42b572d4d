import type { QueryClient } from '@tanstack/react-query'
import { refusalSentences, type ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { Answer } from '#api/table/table.ts'
import type { MoneyTimes } from '#domain/money/money-times.ts'
import type { SafePlayProblem } from '#domain/player/safe-play.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { OtherTabs } from '#platform/tabs/other-tabs.ts'
import type { SafePlayStore } from '#play/safe-play.ts'
import type { MoneySpec, RowOf } from '../spec.ts'
import type { Pending, StoredIntent } from '../storage/pending.ts'
import type { ScopedIntents } from '../storage/scoped-intents.ts'
import type { MoneyOperation } from '../storage/stored-money.ts'

/** The record of an intent in the history, and new rows exactly like it. */
export interface FoundRecord<Row> {
  row: Row
  duplicates: readonly Row[]
}

/** How a money intent ended, or that it isn't known yet. */
export type MoneyOutcome<Op extends MoneyOperation> =
  /** The host's JSON said yes. `record`: its row, looked up for the receipt; null if not there yet. */
  | { status: 'accepted'; answer: Answer<Op>; record: Promise<FoundRecord<RowOf<Op>> | null> }
  /** The history shows it. `balance`: rupees, read after that, or null. */
  | ({ status: 'found'; balance: number | null } & FoundRecord<RowOf<Op>>)
  /** The host said no. */
  | { status: 'refused'; error: ApiError }
  /** Nothing was recorded, and nothing will be. `error`: why there was no response, if known. */
  | { status: 'failed'; error: ApiError | null }
  /** Not known yet. `serverMessages`: sentences of the host's response, which prove nothing. */
  | { status: 'unknown'; serverMessages: readonly string[] }

/** The two outcomes that mean the host has recorded the intent. */
export type Recorded<Op extends MoneyOperation> = Extract<
  MoneyOutcome<Op>,
  { status: 'accepted' | 'found' }
>

/**
 * Nothing was sent: another send is under way or the player has signed out (`busy`), the outcome of
 * another intent must be known first (`blocked`), or the player's own limits forbid it (`limited`).
 */
export type NotSent =
  { status: 'busy' | 'blocked' } | { status: 'limited'; problem: SafePlayProblem }

/** The host's sentences in a response that leaves open whether the intent was recorded. */
export const hostSentences = (error: ApiError): readonly string[] =>
  error.kind === 'malformed' ? [] : refusalSentences(error, '').filter(Boolean)

/** What a money action needs from the app. */
export interface MoneyDeps {
  client: Client
  queryClient: QueryClient
  pending: Pending
  /** The player's limits: what is staked or deposited is counted before it is sent. */
  safePlay: Pick<SafePlayStore, 'reserve' | 'release'>
  times: MoneyTimes
  /** Monotonic milliseconds, from a clock nobody can set. */
  elapsed: () => number
  schedule: Schedule
  /** Runs a job while no other tab of this browser runs one with this name. */
  withTabLock: <T>(name: string, job: () => Promise<T>) => Promise<T>
  /** Every tab that watches the same intent also reports its outcome. */
  otherTabs?: OtherTabs
  newId: () => string
  /** The host accepts the header Idempotency-Key: each request carries its intent's id. */
  takesIdempotencyKey: boolean
}

/** An intent and how it ended, or that its response was lost (`unknown`). */
export interface EndedIntent<Op extends MoneyOperation> {
  outcome: MoneyOutcome<Op>
  intent: StoredIntent<Op>
}

/** What the parts of one money action share: sending, watching and settling. */
export interface ActionContext<Op extends MoneyOperation> {
  spec: MoneySpec<Op>
  deps: MoneyDeps
  intents: ScopedIntents<Op>
  /**
   * Ids of intents whose last word of the host this page has heard. It isn't stored: balance and history
   * prove a failure by it only for a while.
   */
  lastWords: Set<string>
  /** Runs a job while no other tab sends or watches this kind of money. */
  withTabLock<T>(job: () => Promise<T>): Promise<T>
  /** Sends the other tabs the balance in rupees after a request, and the outcome it found. */
  broadcast(balance: number | null, ended?: EndedIntent<Op>): void
}
