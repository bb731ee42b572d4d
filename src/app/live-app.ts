import { withAnswers } from '#api/api-context.tsx'
import type { Connection } from '#api/connection.tsx'
import { startUpdates } from '#platform/updates.ts'
import type { AppProps } from './app.tsx'
import { openApp, type OpenedApp } from './open-app.tsx'

/** What the live build opens behind the login, on the connection that the login used. */
export function openLiveApp(
  connection: Connection,
  props: Omit<AppProps, 'api' | 'updates'>,
): OpenedApp {
  const api = withAnswers(connection, {
    keepAnswers: async (parts) => (await import('./kept-answers.ts')).keepAnswers(parts),
  })
  return openApp({ ...props, api, updates: startUpdates() })
}
