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
 * Stores responses that need no account (guide, contact, settings), so that their pages open without
 * a connection too, signed in or not. A stored response is restored when its call gets none. Signing
 * out keeps it, since it says nothing about a player.
 */
export function storePublicAnswers(options: PublicAnswersOptions): void {
  const { queryClient, receivedAt, itemStore, version } = options
  const cache = queryClient.getQueryCache()

  /** Calls `goOn` if the query is of an operation that needs no token and may be stored whole. */
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

  async function restore(query: Query): Promise<void> {
    const items = await itemStore.read(version)
    const stored = items.find(({ id }) => id === hashKey(query.queryKey))
    if (!stored || query.state.data !== undefined) return
    const { queryKey } = query
    queryClient.setQueryData(queryKey, (stored.value as { data: unknown }).data, {
      updatedAt: stored.at,
    })
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }

  const restoreIfUnanswered = (query: Query, error: unknown) => {
    if (query.state.data === undefined && gotNoAnswer(error)) ifPublic(query, () => restore(query))
  }

  for (const query of cache.getAll()) {
    ifPublic(query, () => keep(query))
    restoreIfUnanswered(query, query.state.fetchFailureReason)
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'success' && !action.manual) ifPublic(query, () => keep(query))
    if (action.type === 'failed' || action.type === 'error')
      restoreIfUnanswered(query, action.error)
  })
}
