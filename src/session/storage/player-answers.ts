import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../queries.ts'
import type { PlayerAnswers } from '../session.ts'
import type { LastKnown } from './lazy-last-known.ts'

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
