import { StrictMode } from 'react'
import { loadMakeCall } from '#api/client.ts'
import type { PlainOperation } from '#api/table/table.ts'
import { lazy } from '#lib/lazy.ts'
import { paths } from '#paths'
import type { Config } from '#platform/config.ts'
import { isSparingData, onIdle } from '#platform/device/idle.ts'
import { addressOf, pathOnScreen } from '#platform/links/address.ts'
import type { Connection } from '#session/connection.tsx'
import type { Go } from '#ui/frame/link/navigation.ts'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import { afterSignIn } from '../routing/after-sign-in.ts'
import { LoginPage } from './login-page.tsx'
import type { OpenedApp } from './open-app.tsx'
import type { Render } from './render.tsx'
import type { Slots } from './slots.tsx'

export interface LoginFirstOptions {
  render: Render
  connection: Connection
  config: Config
  toasts: Toasts
  /** What the demo adds. */
  slots: Slots
  /** Fetches the app; again after a failure. */
  open: () => Promise<OpenedApp>
}

/** Puts a path into the browser's history in the form the router uses. */
function note(path: string, replace: boolean): void {
  const entry = { usr: null, key: Math.random().toString(36).slice(2, 10) }
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', addressOf(path))
}

/**
 * Renders the login and hands over to the app when the player leaves it: by signing in, by a link,
 * by the browser's back button, or because another tab signed in. The app is fetched meanwhile; an
 * earlier tap waits.
 */
export function renderLogin(options: LoginFirstOptions): Promise<void> {
  const { render, connection, config, toasts, slots, open } = options
  const { session, sending } = connection
  const signedOutElsewhere = pathOnScreen() !== paths.auth
  if (signedOutElsewhere) window.history.replaceState(null, '', addressOf(paths.auth))
  const next = afterSignIn(window.history.state?.usr)
  const isGames = (operation: PlainOperation) => Number(operation === 'listGames')
  // The games first: the login has told who the player is.
  const reads = (window.bootstrap?.reads ?? [])
    .map(({ operation }) => operation as PlainOperation)
    .sort((one, other) => isGames(other) - isGames(one))

  /** Where to go next: replaces a destination that is still waiting for the app. */
  let wayOut = 0
  /** The app navigates from now on, even if a slow login succeeds only then. */
  let hasLeft = false
  async function handOver(path: string, noteIt: () => void): Promise<void> {
    if (hasLeft) return
    const mine = ++wayOut
    const app = await open()
    if (mine !== wayOut) return
    const isHome = path === paths.dashboard && session.state().status === 'signed-in'
    // Home's calls leave first, before anything that takes the processor.
    if (isHome) void app.read(reads)
    await app.preload(path)
    if (mine !== wayOut) return
    hasLeft = true
    stopWatching()
    if (isHome) await new Promise((left) => setTimeout(left))
    noteIt()
    void render(app.element)
  }

  const go: Go = (path, { replace = false } = {}) =>
    handOver(path, () => {
      note(path, replace)
      document.documentElement.scrollTop = 0
    }).catch(() => window.location.assign(addressOf(path)))

  /** The address or the session was changed from outside: the app knows what to show. */
  const stayInStep = () => {
    const path = pathOnScreen()
    const moved = path !== paths.auth || session.state().status !== 'signed-out'
    if (moved) handOver(path, () => {}).catch(() => window.location.reload())
  }
  // If the player is already leaving, that destination counts.
  const unsubscribe = session.subscribe(() => wayOut === 0 && stayInStep())
  window.addEventListener('popstate', stayInStep)
  const fetchAhead = () => void prepare().catch(() => undefined)
  const forgetIdle = onIdle(() => isSparingData() || fetchAhead())
  // At the latest while the host checks the login, after the call itself has been sent.
  const forgetSending = sending.subscribe(() => {
    if (sending.underWay()) setTimeout(fetchAhead)
  })
  function stopWatching() {
    unsubscribe()
    window.removeEventListener('popstate', stayInStep)
    forgetIdle()
    forgetSending()
  }

  const prepare = lazy(async () => {
    const [app] = await Promise.all([open(), loadMakeCall()])
    await app.preload(next)
  })

  return render(
    <StrictMode>
      <LoginPage {...{ connection, config, toasts, slots, next, go, prepare }} />
    </StrictMode>,
  )
}
