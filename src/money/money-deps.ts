import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#api/client.ts'
import type { MoneyTimes } from '#domain/money/money-times.ts'
import type { OtherTabs } from '#platform/kept/other-tabs.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { Pending } from './storage/pending.ts'

/** What a money action needs from the app. */
export interface MoneyDeps {
  client: Client
  queryClient: QueryClient
  pending: Pending
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
