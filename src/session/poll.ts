import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { isWorthRetrying } from './queries.ts'

/** The longest wait for the next poll after failures, in milliseconds, unless the host asks for more. */
const longestBackOffMs = 2 * 60_000

/**
 * Milliseconds until the next poll. Each failure doubles them, and they are at least what Retry-After
 * asks for. Up to a quarter is added, different on each phone, so that phones don't all poll at once.
 * The same state always gives the same number, since a changed one would restart the timer.
 */
export function pollAfter(
  everyMs: number,
  state: Pick<
    QueryState<unknown>,
    'error' | 'errorUpdateCount' | 'errorUpdatedAt' | 'dataUpdatedAt'
  >,
): number {
  const { error, errorUpdateCount, errorUpdatedAt, dataUpdatedAt } = state
  if (error === null) return everyMs
  // Failures before the last success don't count.
  const failingMs = errorUpdatedAt - dataUpdatedAt
  const doubledMs = everyMs * 2 ** (errorUpdateCount - 1)
  const backOffMs = Math.max(everyMs, Math.min(failingMs, doubledMs, longestBackOffMs))
  const retryAfterMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.round(Math.max(backOffMs, retryAfterMs) * (1 + (errorUpdatedAt % 1000) / 4000))
}

/** Query options for polling every `everyMs`. A failed poll isn't retried before the next one. */
export const pollEvery = (queryClient: QueryClient, queryKey: QueryKey, everyMs: number) => ({
  refetchInterval: ({ state }: { state: Parameters<typeof pollAfter>[1] }) =>
    pollAfter(everyMs, state),
  retry: (count: number, error: Error) =>
    queryClient.getQueryData(queryKey) === undefined && isWorthRetrying(count, error),
})
