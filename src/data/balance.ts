import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#api/schemas/player.ts'
import { keyOf } from './queries.ts'

/**
 * Writes a balance in rupees, from a money action's response, to the only place it is kept: the cached
 * response of `getUserProfile`. Polls under way are cancelled first, since one that started before
 * the action would bring the old balance back.
 */
export async function applyBalance(queryClient: QueryClient, balance: number): Promise<void> {
  const queryKey = keyOf('getUserProfile', {})
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<User>(queryKey, (user) => (user ? { ...user, balance } : user))
}
