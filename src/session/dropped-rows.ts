import { skipToken, useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Beside an answer: how many of its rows could not be read. */
const droppedKey = (key: QueryKey): QueryKey => [...key, 'dropped']

/** Notes how many rows of an answer could not be read; it is kept and forgotten with the answer. */
export function noteDropped(queryClient: QueryClient, key: QueryKey, count: number): void {
  const before = queryClient.getQueryData<number>(droppedKey(key)) ?? 0
  if (count !== before) queryClient.setQueryData<number>(droppedKey(key), count)
}

/** How many rows of the newest answer of a key could not be read: they are on no screen. */
export function useDropped(key: QueryKey): number {
  return useQuery<number>({ queryKey: droppedKey(key), queryFn: skipToken }).data ?? 0
}
