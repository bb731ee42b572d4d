import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { User } from '#api/schemas/player.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import { ownerMark } from '#domain/player/owner-mark.ts'
import type { ItemStore } from '#platform/storage/item-store.ts'
import type { LastKnown } from '#session/no-last-known.ts'
import { keyOf } from '../queries.ts'
import { keepAnswers, type KeepOptions } from './keep-answers.ts'
import { packedStore } from './packed.ts'

/** What a store of responses needs from the api. */
export interface LastKnownDeps extends Pick<KeepOptions, 'queryClient' | 'receivedAt'> {
  /** The current bearer token, or null. */
  token: () => string | null
  /** Epoch milliseconds, by the clock of the product. */
  now: () => number
}

export interface LastKnownOptions extends LastKnownDeps, Pick<KeepOptions, 'schedule'> {
  itemStore: ItemStore
  /** Responses from another version may have another shape, so they aren't read. */
  version: string
}

/** How long responses are kept on the device, in milliseconds. */
const storedForMs = 72 * 60 * 60_000

/** The part of a response that its operation's table row allows to be stored (`keeps`). */
function storablePart([operation]: QueryKey, data: unknown): unknown {
  const { keeps } = rowOf(operation as OperationName)
  if (keeps === 'nothing') return undefined
  return keeps === 'answer' ? data : keeps(data)
}

const knownUser = (queryClient: QueryClient) =>
  queryClient.getQueryData<User>(keyOf('getAuthProfile', {})) ??
  queryClient.getQueryData<User>(keyOf('getUserProfile', {})) ??
  null

/**
 * Stores the responses the signed-in player sees, as far as their table rows allow (`keeps`), for three
 * days. Restores them for a start without a response (readings.md#offline). They belong to the token
 * they were read with.
 */
export function createLastKnown(options: LastKnownOptions): LastKnown & { save(): Promise<void> } {
  const { queryClient, token, now, itemStore, version } = options
  const ownerOf = (usedToken: string) => `${version} ${ownerMark(usedToken)}`

  // Also what is dated too far ahead: setting the clock back must not keep anything for longer.
  const dropOld = () => itemStore.keepOnly(now() - storedForMs, now() + storedForMs)
  void dropOld()
  // Signing out may not have deleted it, because the connection or the tab was gone.
  if (token() === null) void itemStore.clear()
  const owner = () => {
    const usedToken = token()
    return usedToken === null ? null : ownerOf(usedToken)
  }
  const { read, write } = packedStore(itemStore, owner)
  const { save, restore } = keepAnswers({ ...options, owner, partOf: storablePart, write })

  return {
    save,
    async recall(usedToken) {
      await dropOld()
      const items = await read(ownerOf(usedToken))
      if (token() !== usedToken) return null
      restore(items)
      return knownUser(queryClient)
    },
    /** Leaves the cache alone: if this code loaded late, that has the next player's responses already. */
    forget: () => itemStore.clear(),
  }
}
