import { once } from '#lib/once.ts'
import { isPublicAddress, paths } from '#paths'
import type { Config } from '#platform/config.ts'
import type { FirstVisit } from '#platform/first-visit/first-visit.ts'
import { replay } from '#platform/first-visit/held-taps.ts'
import { pathOnScreen } from '#platform/links/address.ts'
import type { Connection } from '#session/connection.tsx'
import { tokenKey, type LoginSession } from '#session/session.ts'
import { createToasts, type Toasts } from '#ui/overlay/toast-store.ts'
import { drawInto } from './draw.tsx'
import type { OpenedApp } from './open-app.tsx'
import type { Slots } from './slots.tsx'

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
 * Follows a sign-in or sign-out in another tab of this browser, and in another page of this tab:
 * Back may show this page as it was left, and meanwhile it has heard nothing.
 */
function followOtherTabs(session: LoginSession): void {
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) session.follow()
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.follow())
}

/** The app has started, so the page's message about a failed start must go. */
function tellThePage(place: HTMLElement): void {
  place.dataset.drawn = ''
  place.hidden = false
  document.getElementById('boot-error')?.setAttribute('hidden', '')
}

/** Whether the login's first render is what the page already shows, drawn at build time. */
const isLoginThere = (visit: FirstVisit | undefined, session: LoginSession): boolean =>
  visit?.picture === 'auth' &&
  session.state().status === 'signed-out' &&
  pathOnScreen() === paths.auth

/** Draws the client into the page: only the login if that's enough, otherwise the app. */
export async function mount(options: MountOptions): Promise<void> {
  const { connection, config, open, loginFirst, slots = {} } = options
  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root')
  const { session } = connection
  const visit = window.firstVisit
  const toasts = createToasts()
  const openOnce = once(() => open(toasts))
  const draw = drawInto(place)
  followOtherTabs(session)

  const signedOut = session.state().status === 'signed-out'
  if (loginFirst && signedOut && !isPublicAddress(pathOnScreen())) {
    const drawLogin = await import('./login-first.tsx').then((file) => file.drawLogin)
    const adopt = isLoginThere(visit, session)
    if (!adopt) await visit?.styled
    await drawLogin({
      draw: (element) => draw(element, adopt),
      connection,
      config,
      toasts,
      slots,
      open: openOnce,
    })
  } else {
    const [app, { drawApp }] = await Promise.all([openOnce(), import('./open-app.tsx')])
    await visit?.styled
    await drawApp(app, draw)
  }
  tellThePage(place)
  // After the fields have taken over what was typed into them.
  if (visit) setTimeout(() => replay(visit.release(), document))
}
