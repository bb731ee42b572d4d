import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { isWorthRetrying } from './queries.ts'

/** However long a host is away, a player waits no longer than this for the next try, unless it asks. */
const longestMs = 2 * 60_000

/**
 * Milliseconds until the next poll. After failures never sooner than after a success: twice as long
 * each time, at least what Retry-After asks, and up to a quarter more, different on each phone. The same for
 * the same state: a timer would begin anew otherwise.
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
  // Since the last success, which all failures before it say nothing about.
  const failingMs = errorUpdatedAt - dataUpdatedAt
  const doubledMs = everyMs * 2 ** (errorUpdateCount - 1)
  const backOffMs = Math.max(everyMs, Math.min(failingMs, doubledMs, longestMs))
  const askedMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.round(Math.max(backOffMs, askedMs) * (1 + (errorUpdatedAt % 1000) / 4000))
}

/** Options of a query that is read again every so often: a poll that fails waits for the next one. */
export const pollEvery = (queryClient: QueryClient, queryKey: QueryKey, everyMs: number) => ({
  refetchInterval: ({ state }: { state: Parameters<typeof pollAfter>[1] }) =>
    pollAfter(everyMs, state),
  retry: (count: number, error: Error) =>
    queryClient.getQueryData(queryKey) === undefined && isWorthRetrying(count, error),
})
