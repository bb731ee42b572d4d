import { type ReactElement, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { Session } from '#api/session.ts'
import { onOnlineAgain } from '#platform/online.ts'
import { App, type AppProps } from './app.tsx'
import { preloadAddress } from './routes.tsx'

/** The client behind the login, ready to be drawn. */
export interface OpenedApp {
  element: ReactElement
  /** Fetches what an own path shows. Resolves when it can be drawn at once, or will not be. */
  preload(path: string): Promise<unknown>
  /** Asks whose token is stored. */
  start(): void
}

/** A start that got no answer is tried again when the device says it has a connection. */
function startAgainOnline(session: Session): void {
  onOnlineAgain(() => {
    const state = session.state()
    const open = state.status === 'signed-in' ? state.unconfirmed : state.status === 'unreachable'
    if (open) void session.start()
  })
}

/** The whole client, at the address of the browser. */
export function openApp(props: AppProps): OpenedApp {
  const { session } = props.api
  startAgainOnline(session)
  return {
    element: (
      <StrictMode>
        <BrowserRouter>
          <App {...props} />
        </BrowserRouter>
      </StrictMode>
    ),
    preload: (path) => preloadAddress(path),
    start: () => void session.start(),
  }
}
