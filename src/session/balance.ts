import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#api/schemas/player.ts'
import { keyOf } from './queries.ts'

/**
 * The balance lives in one place: the cached answer of `getUserProfile`. The answer of a money
 * action is newer than any poll under way, so those are abandoned before it is written; a poll
 * that started before a debit can therefore never bring the old balance back.
 */
export async function applyBalance(queryClient: QueryClient, balance: number): Promise<void> {
  const queryKey = keyOf('getUserProfile', {})
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<User>(queryKey, (user) => (user ? { ...user, balance } : user))
}
