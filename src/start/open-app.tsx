import { StrictMode, type ReactElement } from 'react'
import { BrowserRouter, HashRouter } from 'react-router-dom'
import type { PlainOperation } from '#api/table/table.ts'
import { App, type AppProps } from '#app/app.tsx'
import { preloadAddress } from '#app/routing/routes.tsx'
import { queryOf } from '#data/queries.ts'
import { onOnlineAgain } from '#platform/device/online.ts'
import { createInstallOffer } from '#platform/installed/install.ts'
import { pathOnScreen } from '#platform/links/address.ts'
import { timers } from '#platform/schedule.ts'
import type { LoginSession } from '#session/session.ts'
import type { Render } from './render.tsx'

/** As in `src/platform/links/address.ts`. */
const Router = __ONE_FILE__ ? HashRouter : BrowserRouter

/** The client after the login, ready to be rendered. */
export interface OpenedApp {
  element: ReactElement
  /** Fetches what a path shows. Resolves to whether it can be rendered at once. */
  preload(path: string): Promise<boolean>
  /** Reads from the host whose token is stored (`LoginSession.start`). */
  start(): Promise<void>
  /** Reads answers of operations without input into the cache. Never rejects. */
  read(operations: readonly PlainOperation[]): Promise<unknown>
}

/** Repeats a start that got no response when the device has a connection again. */
function startAgainOnline(session: LoginSession): void {
  onOnlineAgain(() => {
    const state = session.state()
    const hasNoResponse =
      state.status === 'signed-in' ? state.unconfirmed : state.status === 'unreachable'
    if (hasNoResponse) void session.start()
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

/** How long to wait for responses that have arrived to be parsed, in milliseconds. */
const readPatienceMs = 200

/** How long the page's own spinner is shown before the app's, in milliseconds. */
const spinnerMs = 500

/** Waits for something, but not longer than `ms`. */
const waitAtMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise<void>((resolve) => timers(resolve, ms))])

/**
 * Renders the app over what the page shows. Home is rendered with its data if all of it has
 * arrived; otherwise the data appears later. Any other screen is rendered once it is known who is
 * signed in, with the data the page has requested; the app's spinner is only rendered if that takes
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
  // A prerendered screen isn't replaced by a spinner.
  const isHome = bootstrap?.prerendered === 'home'
  if (isHome || bootstrap?.hasScreen) await loaded
  const own = bootstrap?.own ?? []
  const answered = own.length > 0 && own.every(({ settled }) => settled)
  const started = app.start()
  const publicRead = read(false)
  if (!isHome)
    await waitAtMost(
      bootstrap ? spinnerMs : 0,
      Promise.all([started, loaded, read(true), publicRead]),
    )
  // Public data, such as banners, is filled in later.
  else if (answered) await waitAtMost(readPatienceMs, Promise.all([started, read(true)]))
  if (bootstrap) bootstrap.isOver = true
  await render(app.element)
}
