import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#api/client.ts'
import type { MoneyTimes } from '#domain/money/money-times.ts'
import type { OtherTabs } from '#platform/kept/other-tabs.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { Pending } from './pending.ts'

/** What a money action needs of the app. */
export interface MoneyDeps {
  client: Client
  queryClient: QueryClient
  pending: Pending
  times: MoneyTimes
  /** Monotonic milliseconds, from a clock nobody can set. */
  elapsed: () => number
  schedule: Schedule
  /** Runs a job while no other tab of this browser runs one of this name. */
  oneTabAtATime: <T>(name: string, job: () => Promise<T>) => Promise<T>
  /** Whoever watches the same intent says its outcome too. */
  otherTabs?: OtherTabs
  newId: () => string
  /** The host takes the header Idempotency-Key: the id of the intent goes with each request. */
  takesIdempotencyKey: boolean
}
