// In place of TanStack’s query persister: docs/decisions/0014-dependencies.md, “Kept by hand”.

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { User } from '#api/schemas/player.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import { ownerMark } from '#domain/player/owner-mark.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { ItemStore } from '#platform/storage/item-store.ts'
import type { LastKnown } from '#session/no-last-known.ts'
import { keyOf } from '../queries.ts'

/** What a store of responses needs from the api. */
export interface LastKnownDeps {
  queryClient: QueryClient
  /** The current bearer token, or null. */
  token: () => string | null
  /** When the latest response for a query key arrived: epoch milliseconds, or null. */
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
 * The part of a response that its operation's table row allows to be stored (`keeps`). Undefined if
 * there is none, or no data any more, as after another account signed in.
 */
function storablePart([operation]: QueryKey, data: unknown): unknown {
  if (data === undefined) return undefined
  const { keeps } = rowOf(operation as OperationName)
  if (keeps === 'nothing') return undefined
  // The number of rows that couldn't be read, which is stored next to a response.
  return keeps === 'answer' || typeof data === 'number' ? data : keeps(data)
}

const userKeys = [keyOf('getAuthProfile', {}), keyOf('getUserProfile', {})]

/**
 * Stores the responses the signed-in player sees, as far as their table rows allow (`keeps`), with the
 * time they arrived, for three days. Restores them for a start without a response
 * (readings.md#offline). They belong to the token they were read with.
 */
export function createLastKnown(options: LastKnownOptions): LastKnown & { save(): Promise<void> } {
  const { queryClient, token, receivedAt, now, itemStore, version, schedule } = options
  const cache = queryClient.getQueryCache()
  const changedHashes = new Set<string>()
  let isRestoring = false
  let isSaveScheduled = false
  const ownerOf = (usedToken: string) => `${version} ${ownerMark(usedToken)}`

  async function save(): Promise<void> {
    const usedToken = token()
    const queries = [...changedHashes].flatMap((hash) => cache.get(hash) ?? [])
    changedHashes.clear()
    if (usedToken === null) return
    const items = queries.flatMap(({ queryHash, queryKey, state }) => {
      const at = receivedAt(queryKey)
      const data = storablePart(queryKey, state.data)
      const value: StoredAnswer = { key: queryKey, data }
      return data === undefined || at === null ? [] : [{ id: queryHash, at, value }]
    })
    if (items.length > 0) await itemStore.write(ownerOf(usedToken), items)
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

  // Also what is dated too far ahead: setting the clock back must not keep anything for longer.
  const dropOld = () => itemStore.keepOnly(now() - storedForMs, now() + storedForMs)
  void dropOld()
  // Signing out may not have deleted it, because the connection or the tab was gone.
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
    async recall(usedToken) {
      await dropOld()
      const items = await itemStore.read(ownerOf(usedToken))
      if (token() !== usedToken) return null
      isRestoring = true
      for (const { at, value } of items) {
        const { key, data } = value as StoredAnswer
        if (queryClient.getQueryData(key) !== undefined) continue
        // It stays for the whole visit: without a connection, there's no other data.
        queryClient.setQueryDefaults(key, { gcTime: Infinity })
        queryClient.setQueryData(key, data, { updatedAt: at })
        void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
      }
      isRestoring = false
      const restoredUsers = userKeys.map((key) => queryClient.getQueryData<User>(key))
      return restoredUsers.find((user) => user !== undefined) ?? null
    },
    /** Leaves the cache alone: if this code loaded late, that has the next player's responses already. */
    forget: () => itemStore.clear(),
  }
}
