// In place of TanStack’s query persister: docs/decisions/0014-dependencies.md, “Kept by hand”.

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { ItemStore, StoredItem } from '#platform/storage/item-store.ts'
import { droppedRows, noteDropped } from '../dropped-rows.ts'

export interface KeepOptions {
  queryClient: QueryClient
  /** When the latest response for a query key arrived: epoch milliseconds, or null. */
  receivedAt: (key: QueryKey) => number | null
  schedule: Schedule
  /** Whose responses are kept now; null: nobody's, so nothing is written. */
  owner: () => string | null
  /** The part of a response that's kept; undefined if there is none. */
  partOf: (key: QueryKey, data: unknown) => unknown
  write: ItemStore['write']
}

/** A response as it's kept. */
export interface KeptAnswer {
  key: QueryKey
  data: unknown
  /** How many of its rows couldn't be read. */
  dropped: number
}

/** How long to collect responses before writing them, in milliseconds. */
const gatherMs = 300

/**
 * Keeps responses on the phone, with the time they arrived: those in the cache, and whatever arrives
 * from now on. `restore` brings kept ones back.
 */
export function keepAnswers(options: KeepOptions) {
  const { queryClient, receivedAt, schedule, owner, partOf, write } = options
  const cache = queryClient.getQueryCache()
  const changedHashes = new Set<string>()
  let isRestoring = false
  let isSaveScheduled = false

  async function save(): Promise<void> {
    const whose = owner()
    const queries = [...changedHashes].flatMap((hash) => cache.get(hash) ?? [])
    changedHashes.clear()
    if (whose === null) return
    const items = queries.flatMap(({ queryHash, queryKey, state }) => {
      const at = receivedAt(queryKey)
      // There may be no data any more, as after another account signed in.
      const data = state.data === undefined ? undefined : partOf(queryKey, state.data)
      const dropped = droppedRows(queryClient, queryKey)
      const value: KeptAnswer = { key: queryKey, data, dropped }
      return data === undefined || at === null ? [] : [{ id: queryHash, at, value }]
    })
    if (items.length > 0) await write(whose, items)
  }

  function note({ queryHash, state }: Query): void {
    if (isRestoring || state.data === undefined) return
    changedHashes.add(queryHash)
    if (isSaveScheduled) return
    isSaveScheduled = true
    schedule(() => {
      isSaveScheduled = false
      void save()
    }, gatherMs)
  }

  for (const query of cache.getAll()) note(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  onVisibilityChange(() => {
    if (document.visibilityState === 'hidden') void save()
  })

  return {
    save,
    /** Brings responses back where there is none yet. They count as stale. */
    restore(items: readonly StoredItem[]): void {
      isRestoring = true
      for (const { at, value } of items) {
        const { key, data, dropped } = value as KeptAnswer
        if (queryClient.getQueryData(key) !== undefined) continue
        // It stays for the whole visit: without a connection, there's no other data.
        queryClient.setQueryDefaults(key, { gcTime: Infinity })
        noteDropped(queryClient, key, dropped)
        queryClient.setQueryData(key, data, { updatedAt: at })
        void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
      }
      isRestoring = false
    },
  }
}
