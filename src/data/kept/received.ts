import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Clock } from '#domain/time/clock.ts'

/**
 * Notes when each response arrived by the product's clock, so that ages are right if it's stopped or
 * moved. Returns a reader: epoch milliseconds of a key's latest response, or null.
 */
export function trackReceived(
  queryClient: QueryClient,
  clock: Clock,
): (key: QueryKey) => number | null {
  const moments = new Map<string, number>()
  queryClient.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query
    if (event.type === 'removed') moments.delete(queryHash)
    if (event.type === 'updated' && event.action.type === 'success') {
      // A response restored from an earlier visit has its own time.
      moments.set(queryHash, event.action.dataUpdatedAt ?? clock.now())
    }
  })
  return (key) => moments.get(hashKey(key)) ?? null
}
