import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { oncePer } from '#lib/once-per.ts'
import { useStore } from '#platform/use-store.ts'

/** How many rows of each key's latest response couldn't be read, by the key's hash; without those of 0. */
const droppedRowsOf = oncePer((queryClient: QueryClient) => {
  const store = createStore<ReadonlyMap<string, number>>(() => new Map())
  const set = (hash: string, count: number) => {
    if (count === (store.getState().get(hash) ?? 0)) return
    const next = new Map(store.getState())
    if (count === 0) next.delete(hash)
    else next.set(hash, count)
    store.setState(next, true)
  }
  // Where the response is gone, so is its number.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') set(query.queryHash, 0)
  })
  return { ...store, set }
})

/** Notes how many rows of a response couldn't be read. */
export const noteDropped = (queryClient: QueryClient, key: QueryKey, count: number): void =>
  droppedRowsOf(queryClient).set(hashKey(key), count)

/** How many rows of a key's latest response couldn't be read, and so are on no screen. */
export const droppedRows = (queryClient: QueryClient, key: QueryKey): number =>
  droppedRowsOf(queryClient).getState().get(hashKey(key)) ?? 0

/** The same, for a screen. */
export function useDropped(key: QueryKey): number {
  const hash = hashKey(key)
  return useStore(droppedRowsOf(useQueryClient()), (counts) => counts.get(hash) ?? 0)
}
