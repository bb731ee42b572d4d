import { skipToken, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** The cache key, next to a response's own, of how many of its rows couldn't be read. */
const droppedKey = (key: QueryKey): QueryKey => [...key, 'dropped']

/** Notes how many rows of a response couldn't be read; cached, and removed, together with the response. */
export function noteDropped(queryClient: QueryClient, key: QueryKey, count: number): void {
  const before = queryClient.getQueryData<number>(droppedKey(key)) ?? 0
  if (count !== before) queryClient.setQueryData<number>(droppedKey(key), count)
}

/** How many rows of a key's latest response couldn't be read, and so are on no screen. */
export function useDropped(key: QueryKey): number {
  return useQuery<number>({ queryKey: droppedKey(key), queryFn: skipToken }).data ?? 0
}
