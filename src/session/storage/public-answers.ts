import { hashKey, type Query } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import type { ItemStore } from '#platform/storage/item-store.ts'
import type { LastKnownDeps } from './last-known.ts'

export interface PublicAnswersOptions extends Pick<LastKnownDeps, 'queryClient' | 'receivedAt'> {
  /** Separate from the player's responses, since these belong to nobody. */
  itemStore: ItemStore
  /** Responses from another version may have another shape, so they aren't read. */
  version: string
}

const gotNoAnswer = (error: unknown) => error instanceof ApiError && error.unreachable

/**
 * Keeps what the host tells anybody (guide, contact, settings), so that the pages which need no
 * account open without a connection too, signed in or not. An answer is brought back when its call
 * got none; it stays over a sign-out, for it says nothing about a player.
 */
export function storePublicAnswers(options: PublicAnswersOptions): void {
  const { queryClient, receivedAt, itemStore, version } = options
  const cache = queryClient.getQueryCache()

  /** Goes on with what can be read without a token. */
  const ifPublic = ({ queryKey }: Query, goOn: () => void) => {
    const { auth, keeps } = rowOf(queryKey[0] as OperationName)
    if (auth !== 'bearer' && keeps === 'answer') goOn()
  }

  function keep({ queryHash, queryKey, state }: Query): void {
    const at = receivedAt(queryKey)
    if (state.data === undefined || at === null) return
    const value = { key: queryKey, data: state.data }
    void itemStore.write(version, [{ id: queryHash, at, value }])
  }

  async function bringBack(query: Query): Promise<void> {
    const items = await itemStore.read(version)
    const stored = items.find(({ id }) => id === hashKey(query.queryKey))
    if (!stored || query.state.data !== undefined) return
    const { queryKey } = query
    queryClient.setQueryData(queryKey, (stored.value as { data: unknown }).data, {
      updatedAt: stored.at,
    })
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }

  const lookUp = (query: Query, error: unknown) => {
    if (query.state.data === undefined && gotNoAnswer(error))
      ifPublic(query, () => bringBack(query))
  }

  for (const query of cache.getAll()) {
    ifPublic(query, () => keep(query))
    lookUp(query, query.state.fetchFailureReason)
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'success' && !action.manual) ifPublic(query, () => keep(query))
    if (action.type === 'failed' || action.type === 'error') lookUp(query, action.error)
  })
}
