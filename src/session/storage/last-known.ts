// In place of TanStack’s query persister: docs/decisions/0014-dependencies.md, “Kept by hand”.

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { User } from '#api/schemas/player.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import { ownerMark } from '#domain/player/owner-mark.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { ItemStore } from '#platform/storage/item-store.ts'
import { keyOf } from '../queries.ts'
import type { LastKnown } from './no-last-known.ts'

/** What the api gives to a store of responses. */
export interface LastKnownDeps {
  queryClient: QueryClient
  /** The current bearer token, or null. */
  token: () => string | null
  /** When the answer of a key came: epoch milliseconds, or null. */
  receivedAt: (key: QueryKey) => number | null
  /** Epoch milliseconds, by the clock of the product. */
  now: () => number
}

export interface LastKnownOptions extends LastKnownDeps {
  itemStore: ItemStore
  /** Responses from another version may have another shape, so they aren't read. */
  version: string
  schedule: Schedule
}

interface StoredAnswer {
  key: QueryKey
  data: unknown
}

/** How long responses are kept on the device, in milliseconds. */
const storedForMs = 72 * 60 * 60_000

/** How long to collect responses before writing them, in milliseconds. */
const gatherMs = 300

/**
 * A response as its row lets the device keep it; undefined if nothing of it may be stored, or if it was
 * dropped before it could be, as when another account signs in.
 */
function atRest([operation]: QueryKey, data: unknown): unknown {
  if (data === undefined) return undefined
  const { keeps } = rowOf(operation as OperationName)
  if (keeps === 'nothing') return undefined
  // The number of rows that couldn't be read, which is stored next to a response.
  return keeps === 'answer' || typeof data === 'number' ? data : keeps(data)
}

const users = [keyOf('getAuthProfile', {}), keyOf('getUserProfile', {})]

/**
 * Keeps what the signed-in player sees, as its row allows (`keeps`), with its time, and brings it back when a start
 * gets no answer within three days (readings.md#offline). What is kept belongs to the token it was
 * read with.
 */
export function createLastKnown(options: LastKnownOptions): LastKnown & { save(): Promise<void> } {
  const { queryClient, token, receivedAt, now, itemStore, version, schedule } = options
  const cache = queryClient.getQueryCache()
  const changed = new Set<string>()
  let restoring = false
  let waiting = false
  const ownerOf = (used: string) => `${version} ${ownerMark(used)}`

  async function save(): Promise<void> {
    const used = token()
    const queries = [...changed].flatMap((hash) => cache.get(hash) ?? [])
    changed.clear()
    if (used === null) return
    const items = queries.flatMap(({ queryHash, queryKey, state }) => {
      const at = receivedAt(queryKey)
      const data = atRest(queryKey, state.data)
      const value: StoredAnswer = { key: queryKey, data }
      return data === undefined || at === null ? [] : [{ id: queryHash, at, value }]
    })
    if (items.length > 0) await itemStore.write(ownerOf(used), items)
  }

  function note({ queryHash, state }: Query): void {
    if (restoring || state.data === undefined) return
    changed.add(queryHash)
    if (waiting) return
    waiting = true
    schedule(() => {
      waiting = false
      void save()
    }, gatherMs)
  }

  // Setting the clock back must not keep anything for longer.
  const dropOld = () => itemStore.keepOnly(now() - storedForMs, now() + storedForMs)
  void dropOld()
  // If signing out couldn't wipe it, because the connection or the tab was gone.
  if (token() === null) void itemStore.clear()
  for (const query of cache.getAll()) note(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query)
  })
  onVisibilityChange(() => {
    if (document.visibilityState === 'hidden') void save()
  })

  return {
    save,
    async recall(used) {
      await dropOld()
      const items = await itemStore.read(ownerOf(used))
      if (token() !== used) return null
      restoring = true
      for (const { at, value } of items) {
        const { key, data } = value as StoredAnswer
        if (queryClient.getQueryData(key) !== undefined) continue
        // It stays for the whole visit: without a connection, there's no other data.
        queryClient.setQueryDefaults(key, { gcTime: Infinity })
        queryClient.setQueryData(key, data, { updatedAt: at })
        void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
      }
      restoring = false
      const known = users.map((key) => queryClient.getQueryData<User>(key))
      return known.find((user) => user !== undefined) ?? null
    },
    /** What the cache still has came after whoever is forgotten: this part may have loaded late. */
    forget: () => itemStore.clear(),
  }
}
