import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Clock } from '#domain/time/clock.ts'

/**
 * Notes by the product's clock when each answer came, so that ages follow a clock that is held or
 * moved. Gives back a reader: epoch milliseconds of the newest answer of a key, or null.
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
      // An answer that is brought back from an earlier visit carries its own time.
      moments.set(queryHash, event.action.dataUpdatedAt ?? clock.now())
    }
  })
  return (key) => moments.get(hashKey(key)) ?? null
}
