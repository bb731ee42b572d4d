import type { AppProps } from '#app/app.tsx'
import { withAnswers } from '#data/api-context.tsx'
import { keyOf } from '#data/queries.ts'
import { updatesWhenIdle } from '#platform/installed/updates.ts'
import type { Connection } from '#session/connection.tsx'
import { openApp, type OpenedApp } from './open-app.tsx'

/** Opens the live build's app after the login, with the stored games in the cache. */
export function openLiveApp(
  connection: Connection,
  props: Omit<AppProps, 'api' | 'updates' | 'install'>,
): OpenedApp {
  const { idempotencyKey, moneyWait } = props.config
  const api = withAnswers(connection, {
    takesIdempotencyKey: idempotencyKey === '1',
    ...(moneyWait !== '' && { moneyTimes: { aliveForMs: Number(moneyWait) * 1000 } }),
    storeAnswers: async (parts) =>
      (await import('./stored-answers.ts')).storeAnswers(parts, connection.session, props.toasts),
  })
  const stored = window.bootstrap?.storedGames
  if (stored) {
    const queryKey = keyOf('listGames', {})
    api.queryClient.setQueryData(queryKey, stored.games, { updatedAt: stored.at })
    void api.queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  const updates = updatesWhenIdle(async () =>
    (await import('#platform/installed/start-updates.ts')).startUpdates(),
  )
  return openApp({ ...props, api, updates })
}
