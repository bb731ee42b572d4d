import type { QueryClient } from '@tanstack/react-query'
import type { LastKnown } from './lazy-last-known.ts'
import { keyOf } from '../queries.ts'
import type { PlayerAnswers } from '../session.ts'

/** The answers of the signed-in player: in the cache, and `lastKnown` on the phone. */
export function playerAnswers(queryClient: QueryClient, lastKnown: LastKnown): PlayerAnswers {
  return {
    ...lastKnown,
    clear: () => queryClient.clear(),
    begin(user) {
      queryClient.setQueryData(keyOf('getUserProfile', {}), user)
      void queryClient.invalidateQueries({ queryKey: keyOf('getUserProfile') })
    },
    confirm: (user) => void queryClient.setQueryData(keyOf('getAuthProfile', {}), user),
  }
}
