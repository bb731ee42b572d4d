import type { QueryClient } from '@tanstack/react-query'
import { localStore } from '#platform/storage/storage.ts'
import { noLastKnown, type LastKnown } from '#session/no-last-known.ts'
import { clearScoped } from '#session/scoped-storage.ts'
import type { PlayerAnswers } from '#session/session.ts'
import { keyOf } from '../queries.ts'

/** The responses of the signed-in player, in the cache and stored on the phone. */
export function playerAnswers(
  queryClient: QueryClient,
  loadLastKnown: () => Promise<LastKnown>,
): PlayerAnswers {
  const lastKnown = () => loadLastKnown().catch(() => noLastKnown)
  return {
    recall: async (token) => (await lastKnown()).recall(token),
    async forget() {
      // Before waiting: `lastKnown` loads code, which may fail, or finish after the next login.
      clearScoped(localStore)
      await (await lastKnown()).forget()
    },
    clear: () => queryClient.clear(),
    begin(user) {
      queryClient.setQueryData(keyOf('getUserProfile', {}), user)
      void queryClient.invalidateQueries({ queryKey: keyOf('getUserProfile') })
    },
    confirm: (user) => void queryClient.setQueryData(keyOf('getAuthProfile', {}), user),
  }
}
