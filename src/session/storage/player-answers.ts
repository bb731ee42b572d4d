import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../queries.ts'
import type { PlayerAnswers } from '../session.ts'
import { noLastKnown, type LastKnown } from './no-last-known.ts'

/** The answers of the signed-in player: in the cache, and those last known on the phone. */
export function playerAnswers(
  queryClient: QueryClient,
  loadLastKnown: () => Promise<LastKnown>,
): PlayerAnswers {
  const lastKnown = () => loadLastKnown().catch(() => noLastKnown)
  return {
    recall: async (token) => (await lastKnown()).recall(token),
    forget: async () => (await lastKnown()).forget(),
    clear: () => queryClient.clear(),
    begin(user) {
      queryClient.setQueryData(keyOf('getUserProfile', {}), user)
      void queryClient.invalidateQueries({ queryKey: keyOf('getUserProfile') })
    },
    confirm: (user) => void queryClient.setQueryData(keyOf('getAuthProfile', {}), user),
  }
}
