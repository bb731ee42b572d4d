import type { User } from '#api/schemas/player.ts'
import { keepAnswers, type KeptAnswer } from '#data/kept/keep-answers.ts'
import { createLastKnown, type LastKnownDeps } from '#data/kept/last-known.ts'
import { storePublicAnswers } from '#data/kept/public-answers.ts'
import { keyOf } from '#data/queries.ts'
import { mayBet } from '#domain/player/may-bet.ts'
import { onIdle } from '#platform/device/idle.ts'
import { appVersion } from '#platform/installed/app-version.ts'
import { timers, type Schedule } from '#platform/schedule.ts'
import { browserItemStore } from '#platform/storage/item-store.ts'
import { localStore } from '#platform/storage/storage.ts'
import { clearScoped } from '#session/scoped-storage.ts'
import type { LoginSession } from '#session/session.ts'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import type { StoredGames } from './page/bootstrap.ts'
import { storeGames } from './page/stored-games.ts'
import { warnNotSaved } from './warn-not-saved.ts'

/** After `ms`, but not while the page is busy with what the player wants to see. */
const whenQuiet: Schedule = (run, ms) => {
  let cancel = timers(() => {
    cancel = onIdle(run)
  }, ms)
  return () => cancel()
}

/** Keeps the games for the next visit's first frame, of a player who may bet on them. */
const keepHomesGames = ({ queryClient, token, receivedAt }: LastKnownDeps) =>
  keepAnswers({
    queryClient,
    receivedAt,
    schedule: whenQuiet,
    owner: token,
    partOf([operation], games) {
      const user = queryClient.getQueryData<User>(keyOf('getUserProfile', {}))
      return operation === 'listGames' && user && mayBet(user) ? games : undefined
    },
    async write(_, items) {
      for (const { at, value } of items) {
        storeGames(localStore, { games: (value as KeptAnswer).data as StoredGames['games'], at })
      }
    },
  })

/**
 * Stores this visit's responses for the next one without a connection, and says so if the
 * browser won't store them.
 */
export function storeAnswers(parts: LastKnownDeps, session: LoginSession, toasts: Toasts) {
  warnNotSaved(session, toasts)
  storePublicAnswers({
    ...parts,
    itemStore: browserItemStore('ank.public'),
    version: appVersion(),
    schedule: whenQuiet,
  })
  keepHomesGames(parts)
  // If signing out couldn't wipe it because the tab was closed.
  if (parts.token() === null) clearScoped(localStore)
  return createLastKnown({
    ...parts,
    itemStore: browserItemStore('ank.last-known'),
    version: appVersion(),
    schedule: whenQuiet,
  })
}
