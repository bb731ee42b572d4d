import { StrictMode, type ReactElement } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { PlainOperation } from '#api/table/table.ts'
import { onOnlineAgain } from '#platform/device/online.ts'
import { lockKey } from '#session/lock/lock-key.ts'
import { queryOf } from '#session/queries.ts'
import type { Session } from '#session/session.ts'
import { App, type AppProps } from '../app.tsx'
import { preloadAddress } from '../routing/routes.tsx'

/** The client after the login, ready to be drawn. */
export interface OpenedApp {
  element: ReactElement
  /** Fetches what a path shows. Resolves to whether it can be drawn at once. */
  preload(path: string): Promise<boolean>
  /** Asks the host whose token is stored. */
  start(): Promise<void>
  /** Reads answers of operations without input into the cache. Never rejects. */
  read(operations: readonly PlainOperation[]): Promise<unknown>
}

/** A start that got no response is tried again when the device has a connection. */
function startAgainOnline(session: Session): void {
  onOnlineAgain(() => {
    const state = session.state()
    const open = state.status === 'signed-in' ? state.unconfirmed : state.status === 'unreachable'
    if (open) void session.start()
  })
}

/** The whole client at the browser's address, locked before anything is drawn if necessary. */
export async function openApp(props: AppProps): Promise<OpenedApp> {
  const { session, client, queryClient, storage } = props.api
  if (storage.get(lockKey)) (await import('../lock/start-lock.tsx')).startLock(props.api)
  startAgainOnline(session)
  return {
    element: (
      <StrictMode>
        <BrowserRouter>
          <App {...props} />
        </BrowserRouter>
      </StrictMode>
    ),
    preload: preloadAddress,
    start: session.start,
    read: (operations) =>
      Promise.all(
        operations.map((operation) => queryClient.prefetchQuery(queryOf(client, operation))),
      ),
  }
}
