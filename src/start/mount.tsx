import type { Slots } from '#app/slots.tsx'
import { lazy } from '#lib/lazy.ts'
import { isPublicAddress, paths } from '#paths'
import type { Config } from '#platform/config.ts'
import { pathOnScreen } from '#platform/links/address.ts'
import type { Connection } from '#session/connection.tsx'
import { tokenKey, type LoginSession } from '#session/session.ts'
import { createToasts, type Toasts } from '#ui/overlay/toast-store.ts'
import type { OpenedApp } from './open-app.tsx'
import type { Bootstrap } from './page/bootstrap.ts'
import { replay } from './page/held-taps.ts'
import { renderInto } from './render.tsx'

export interface MountOptions {
  connection: Connection
  config: Config
  /** Fetches everything but the login. */
  open: (toasts: Toasts) => Promise<OpenedApp>
  /** A signed-out player sees the login before the app has been fetched. */
  loginFirst: boolean
  /** What the demo adds to the login. */
  slots?: Slots
}

/**
 * Applies a sign-in or sign-out in another tab, or in another page of this tab: Back may restore this page
 * from the browser's cache as it was left, without the events since then.
 */
function followOtherTabs(session: LoginSession): void {
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) session.adoptStoredToken()
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.adoptStoredToken())
}

/** Marks the page as rendered, and hides its message about a failed start. */
function showRendered(place: HTMLElement): void {
  place.dataset.rendered = ''
  place.hidden = false
  document.getElementById('boot-error')?.setAttribute('hidden', '')
}

/** Whether the page already shows the login, prerendered by the build. */
const isLoginPrerendered = (bootstrap: Bootstrap | undefined, session: LoginSession): boolean =>
  bootstrap?.prerendered === 'auth' &&
  session.state().status === 'signed-out' &&
  pathOnScreen() === paths.auth

/** Renders the client into the page: only the login if that's enough, otherwise the app. */
export async function mount(options: MountOptions): Promise<void> {
  const { connection, config, open, loginFirst, slots = {} } = options
  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root')
  const { session } = connection
  const { bootstrap } = window
  const toasts = createToasts()
  const openOnce = lazy(() => open(toasts))
  const render = renderInto(place)
  followOtherTabs(session)

  const isSignedOut = session.state().status === 'signed-out'
  if (loginFirst && isSignedOut && !isPublicAddress(pathOnScreen())) {
    const { renderLogin } = await import('./login-first.tsx')
    const adopt = isLoginPrerendered(bootstrap, session)
    if (!adopt) await bootstrap?.styled
    await renderLogin({
      render: (element) => render(element, adopt),
      connection,
      config,
      toasts,
      slots,
      open: openOnce,
    })
  } else {
    const [app, { renderOpenedApp }] = await Promise.all([openOnce(), import('./open-app.tsx')])
    await bootstrap?.styled
    await renderOpenedApp(app, render)
  }
  showRendered(place)
  // Later, when the rendered fields have taken over what was typed into the prerendered ones.
  if (bootstrap) setTimeout(() => replay(bootstrap.release(), document))
}
