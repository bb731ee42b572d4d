import { StrictMode, type ReactElement } from 'react'
import { BrowserRouter, HashRouter } from 'react-router-dom'
import type { PlainOperation } from '#api/table/table.ts'
import { onOnlineAgain } from '#platform/device/online.ts'
import { createInstallOffer } from '#platform/installed/install.ts'
import { pathOnScreen } from '#platform/links/address.ts'
import { timers } from '#platform/schedule.ts'
import { queryOf } from '#session/queries.ts'
import type { LoginSession } from '#session/session.ts'
import { App, type AppProps } from '../app.tsx'
import { preloadAddress } from '../routing/routes.tsx'
import type { Render } from './render.tsx'

/** As in `src/platform/links/address.ts`. */
const Router = __ONE_FILE__ ? HashRouter : BrowserRouter

/** The client after the login, ready to be rendered. */
export interface OpenedApp {
  element: ReactElement
  /** Fetches what a path shows. Resolves to whether it can be rendered at once. */
  preload(path: string): Promise<boolean>
  /** Asks the host whose token is stored. */
  start(): Promise<void>
  /** Reads answers of operations without input into the cache. Never rejects. */
  read(operations: readonly PlainOperation[]): Promise<unknown>
}

/** A start that got no response is tried again when the device has a connection. */
function startAgainOnline(session: LoginSession): void {
  onOnlineAgain(() => {
    const state = session.state()
    const open = state.status === 'signed-in' ? state.unconfirmed : state.status === 'unreachable'
    if (open) void session.start()
  })
}

/** The whole client at the browser's address. */
export function openApp(props: Omit<AppProps, 'install'>): OpenedApp {
  const { session, client, queryClient } = props.api
  startAgainOnline(session)
  const install = createInstallOffer(window, window.bootstrap?.offered())
  return {
    element: (
      <StrictMode>
        <Router>
          <App {...props} install={install} />
        </Router>
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

/** How long responses that have arrived may take to be read, in milliseconds. */
const readingMs = 200

/** How long the page's own spinner is shown before the app's, in milliseconds. */
const spinnerMs = 500

/** Waits for something, but not longer than `ms`. */
const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise<void>((resolve) => timers(resolve, ms))])

/**
 * Renders the app over what the page shows. Home is rendered with its data if all of it has
 * arrived; otherwise it's filled in later. Any other screen is rendered once it is known who is
 * signed in, with what the page has asked for; the app's spinner is rendered only if that takes
 * long.
 */
export async function renderOpenedApp(app: OpenedApp, render: Render): Promise<void> {
  const bootstrap = window.bootstrap
  // The screen's code loads in parallel with the profile, not after it.
  const loaded = app.preload(pathOnScreen())
  const reads = bootstrap?.reads ?? []
  const read = (isOwn: boolean) =>
    app.read(
      reads
        .filter(({ auth }) => (auth === 'bearer') === isOwn)
        .map(({ operation }) => operation as PlainOperation),
    )
  // What can be read already isn't taken away for a spinner.
  const isHome = bootstrap?.prerendered === 'home'
  if (isHome || bootstrap?.hasScreen) await loaded
  const own = bootstrap?.own ?? []
  const answered = own.length > 0 && own.every(({ settled }) => settled)
  const started = app.start()
  const publicRead = read(false)
  if (!isHome)
    await atMost(bootstrap ? spinnerMs : 0, Promise.all([started, loaded, read(true), publicRead]))
  // Public data, such as banners, is filled in later.
  else if (answered) await atMost(readingMs, Promise.all([started, read(true)]))
  if (bootstrap) bootstrap.isOver = true
  await render(app.element)
}
