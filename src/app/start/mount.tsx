import type { PlainOperation } from '#api/table/table.ts'
import { once } from '#domain/once.ts'
import { isPublicAddress, paths } from '#paths'
import type { Config } from '#platform/config.ts'
import type { FirstVisit } from '#platform/first-visit/first-visit.ts'
import { createInstallOffer, type InstallOffer } from '#platform/installed/install.ts'
import { timers } from '#platform/schedule.ts'
import { sessionStore } from '#platform/storage/storage.ts'
import type { Connection } from '#session/connection.tsx'
import { tokenKey, type Session } from '#session/session.ts'
import { createToasts, type Toasts } from '#ui/overlay/toast-store.ts'
import { drawInto, type Draw } from './draw.tsx'
import type { OpenedApp } from './open-app.tsx'
import type { Slots } from './slots.tsx'

export interface MountOptions {
  connection: Connection
  config: Config
  /** Fetches everything but the login. */
  open: (parts: { toasts: Toasts; install: InstallOffer }) => Promise<OpenedApp>
  /** A signed-out player sees the login before the app has been fetched. */
  loginFirst: boolean
  /** What the demo adds to the login. */
  slots?: Slots
}

/**
 * Follows a sign-in or sign-out in another tab of this browser, and in another page of this tab:
 * Back may show this page as it was left, and meanwhile it has heard nothing.
 */
function followOtherTabs(session: Session): void {
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
  sessionStore.remove('loaded-anew')
}

/** Whether the login's first render is what the page already shows, drawn at build time. */
const isLoginThere = (visit: FirstVisit | undefined, session: Session, config: Config): boolean =>
  visit?.picture === 'auth' &&
  visit.appName === config.appName &&
  session.state().status === 'signed-out' &&
  window.location.pathname === paths.auth

/** How long responses that have arrived may take to be read, in milliseconds. */
const readingMs = 200

/** How long the page's own spinner is shown before the app's, in milliseconds. */
const spinnerMs = 500

/** Waits for something, but not longer than `ms`. */
const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise<void>((resolve) => timers(resolve, ms))])

/**
 * Draws the app over what the page shows. Home is drawn with its data if all of it has arrived;
 * otherwise it's filled in later. Any other screen is drawn once it is known who is signed in, with
 * what the page has asked for; the app's spinner is drawn only if that takes long.
 */
async function drawApp(app: OpenedApp, draw: Draw): Promise<void> {
  const visit = window.firstVisit
  // The screen's code loads in parallel with the profile, not after it.
  const loaded = app.preload(window.location.pathname)
  const reads = visit?.reads ?? []
  const read = (isOwn: boolean) =>
    app.read(
      reads.flatMap((each) => (each.bearer === isOwn ? [each.operation as PlainOperation] : [])),
    )
  if (visit?.picture === 'home') await loaded
  const own = visit?.calls.filter(({ bearer }) => bearer !== null) ?? []
  const answered = own.length > 0 && own.every(({ settled }) => settled)
  const started = app.start()
  const isHome = visit?.picture === 'home'
  const publicRead = read(false)
  if (!isHome)
    await atMost(visit ? spinnerMs : 0, Promise.all([started, loaded, read(true), publicRead]))
  // Public data, such as banners, is filled in later.
  else if (answered) await atMost(readingMs, Promise.all([started, read(true)]))
  visit?.end()
  await draw(app.element)
}

/** Draws the client into the page: only the login if that's enough, otherwise the app. */
export async function mount(options: MountOptions): Promise<void> {
  const { connection, config, open, loginFirst, slots = {} } = options
  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root')
  const { session } = connection
  const visit = window.firstVisit
  const install = createInstallOffer(window, visit?.offered())
  const parts = { toasts: createToasts(), install }
  const openOnce = once(() => open(parts))
  const draw = drawInto(place)
  followOtherTabs(session)

  const signedOut = session.state().status === 'signed-out'
  if (loginFirst && signedOut && !isPublicAddress(window.location.pathname)) {
    const drawLogin = await import('./login-first.tsx').then((file) => file.drawLogin)
    await visit?.styled
    const adopt = isLoginThere(visit, session, config)
    await drawLogin({
      draw: (element) => draw(element, adopt),
      connection,
      config,
      toasts: parts.toasts,
      slots,
      open: openOnce,
    })
  } else {
    const app = await openOnce()
    await visit?.styled
    await drawApp(app, draw)
  }
  tellThePage(place)
  // After the fields have taken over what was typed into them.
  if (visit) setTimeout(visit.release)
}
