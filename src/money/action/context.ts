import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { MoneyTimes } from '#domain/money/money-times.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { OtherTabs } from '#platform/tabs/other-tabs.ts'
import type { SafePlayStore } from '#session/play/safe-play.ts'
import type { MoneySpec } from '../spec.ts'
import type { MoneyOperation } from '../storage/kept-money.ts'
import type { OwnIntents } from '../storage/own-intents.ts'
import type { Kept, Pending } from '../storage/pending.ts'
import type { Outcome } from './outcome.ts'

/** What a money action needs from the app. */
export interface MoneyDeps {
  client: Client
  queryClient: QueryClient
  pending: Pending
  /** The phone's limits: what is staked or deposited is counted before it is sent. */
  safePlay: Pick<SafePlayStore, 'take' | 'giveBack'>
  times: MoneyTimes
  /** Monotonic milliseconds, from a clock nobody can set. */
  elapsed: () => number
  schedule: Schedule
  /** Runs a job while no other tab of this browser runs one with this name. */
  oneTabAtATime: <T>(name: string, job: () => Promise<T>) => Promise<T>
  /** Every tab that watches the same intent also reports its outcome. */
  otherTabs?: OtherTabs
  newId: () => string
  /** The host accepts the header Idempotency-Key: each request carries its intent's id. */
  takesIdempotencyKey: boolean
}

/** How an intent ended, or that its response was lost. */
export interface EndedIntent<Op extends MoneyOperation> {
  outcome: Outcome<Op>
  intent: Kept<Op>
}

/** What the parts of one money action share: sending, watching and settling. */
export interface ActionContext<Op extends MoneyOperation> {
  spec: MoneySpec<Op>
  deps: MoneyDeps
  own: OwnIntents<Op>
  /** Why no response came; known only to this page. */
  errors: Map<string, ApiError>
  /** Runs a job while no other tab sends or watches this kind of money. */
  alone<T>(job: () => Promise<T>): Promise<T>
  /** Tells the other tabs the balance after a request, and what was found out. */
  tellTabs(balance: number | null, ended?: EndedIntent<Op>): void
}
