import type { Query, QueryKey } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { rowOf, type OperationName } from '#api/table/table.ts'
import type { ItemStore } from '#platform/storage/item-store.ts'
import { keepAnswers, type KeepOptions } from './keep-answers.ts'
import { packedStore } from './packed.ts'

export interface PublicAnswersOptions extends Pick<
  KeepOptions,
  'queryClient' | 'receivedAt' | 'schedule'
> {
  /** Separate from the player's responses, since these belong to nobody. */
  itemStore: ItemStore
  /** Responses from another version may have another shape, so they aren't read. */
  version: string
}

/** Whether an operation needs no token and may be stored whole. */
function isPublic([operation]: QueryKey): boolean {
  const { auth, keeps } = rowOf(operation as OperationName)
  return auth !== 'bearer' && keeps === 'answer'
}

const gotNoAnswer = (error: unknown) => error instanceof ApiError && error.unreachable

/**
 * Stores responses that need no account (guide, contact, settings), so that their pages open without
 * a connection too, signed in or not. A stored response is restored when its call gets none. Signing
 * out keeps it, since it says nothing about a player.
 */
export function storePublicAnswers(options: PublicAnswersOptions): void {
  const { queryClient, itemStore, version } = options
  const cache = queryClient.getQueryCache()
  const owner = () => version
  const { read, write } = packedStore(itemStore, owner)
  const { restore } = keepAnswers({
    ...options,
    owner,
    partOf: (key, data) => (isPublic(key) ? data : undefined),
    write,
  })

  async function restoreIfUnanswered({ queryHash, queryKey, state }: Query, error: unknown) {
    if (state.data !== undefined || !gotNoAnswer(error) || !isPublic(queryKey)) return
    restore((await read(version)).filter(({ id }) => id === queryHash))
  }
  for (const query of cache.getAll()) {
    void restoreIfUnanswered(query, query.state.fetchFailureReason)
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'failed' || action.type === 'error')
      void restoreIfUnanswered(query, action.error)
  })
}
