import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { User } from '#api/schemas/player.ts'
import type { OperationName } from '#api/table/table.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import type { Schedule } from '#platform/schedule.ts'
import type { ItemStore } from '#platform/storage/item-store.ts'
import { keyOf } from '../queries.ts'
import { atRest, keptForMs } from './at-rest.ts'
import type { LastKnown } from './lazy-last-known.ts'

/** What the api gives to a store of responses. */
export interface KeptParts {
  queryClient: QueryClient
  /** The current bearer token, or null. */
  token: () => string | null
  /** When the answer of a key came: epoch milliseconds, or null. */
  receivedAt: (key: QueryKey) => number | null
  /** Epoch milliseconds, by the clock of the product. */
  now: () => number
}

export interface LastKnownOptions extends KeptParts {
  itemStore: ItemStore
  /** Responses from another version may have another shape, so they aren't read. */
  version: string
  schedule: Schedule
}

interface KeptAnswer {
  key: QueryKey
  data: unknown
}

/** How long to collect responses before writing them, in milliseconds. */
const gatherMs = 300

/** A hash to tell tokens apart without storing them: cyrb53, in hexadecimal. */
function fingerprint(text: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(16)
}

const users = [keyOf('getAuthProfile', {}), keyOf('getUserProfile', {})]

/**
 * Keeps what the signed-in player sees (`atRest`), with its time, and brings it back when a start
 * gets no answer within three days (readings.md#offline). What is kept belongs to the token it was
 * read with.
 */
export function createLastKnown(options: LastKnownOptions): LastKnown & { save(): Promise<void> } {
  const { queryClient, token, receivedAt, now, itemStore, version, schedule } = options
  const cache = queryClient.getQueryCache()
  const changed = new Set<string>()
  let restoring = false
  let waiting = false
  const ownerOf = (used: string) => `${version} ${fingerprint(used)}`

  async function save(): Promise<void> {
    const used = token()
    const queries = [...changed].flatMap((hash) => cache.get(hash) ?? [])
    changed.clear()
    if (used === null) return
    const items = queries.flatMap(({ queryHash, queryKey, state }) => {
      const at = receivedAt(queryKey)
      const data = atRest(queryKey[0] as OperationName, state.data)
      const value: KeptAnswer = { key: queryKey, data }
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
  const dropOld = () => itemStore.keepOnly(now() - keptForMs, now() + keptForMs)
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
        const { key, data } = value as KeptAnswer
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
    async forget() {
      changed.clear()
      await itemStore.clear()
    },
  }
}
