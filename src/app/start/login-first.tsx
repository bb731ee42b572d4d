import { StrictMode } from 'react'
import type { PlainOperation } from '#api/table/table.ts'
import { paths } from '#paths'
import type { Config } from '#platform/config.ts'
import { isSparingData, onIdle } from '#platform/device/idle.ts'
import type { Connection } from '#session/connection.tsx'
import type { Go } from '#ui/frame/navigation.ts'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import { afterSignIn } from '../routing/after-sign-in.ts'
import type { Draw } from './draw.tsx'
import { LoginPage } from './login-page.tsx'
import type { OpenedApp } from './open-app.tsx'
import type { Slots } from './slots.tsx'

export interface LoginFirstOptions {
  draw: Draw
  connection: Connection
  config: Config
  toasts: Toasts
  /** What the demo adds. */
  slots: Slots
  /** Fetches the app; again after a failure. */
  open: () => Promise<OpenedApp>
}

/** Notes an own path in the browser's history in the form in which the router notes its own. */
function note(path: string, replace: boolean): void {
  const entry = { usr: null, key: Math.random().toString(36).slice(2, 10) }
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', path)
}

/**
 * Draws the login and hands over to the app when the player leaves it: by signing in, by a link,
 * by the browser's back, or because another tab signed in. The app is fetched meanwhile; a tap that
 * comes before it waits.
 */
export function drawLogin(options: LoginFirstOptions): Promise<void> {
  const { draw, connection, config, toasts, slots, open } = options
  const { session, sending } = connection
  const signedOutElsewhere = window.location.pathname !== paths.auth
  if (signedOutElsewhere) window.history.replaceState(null, '', paths.auth)
  const next = afterSignIn(window.history.state?.usr)
  const reads = window.firstVisit?.reads.map(({ operation }) => operation as PlainOperation) ?? []

  /** The newest way out: one that is still waiting for the app is given up for it. */
  let wayOut = 0
  async function handOver(path: string, noteIt: () => void): Promise<void> {
    const mine = ++wayOut
    const app = await open()
    await app.preload(path)
    if (mine !== wayOut) return
    stopWatching()
    noteIt()
    // Home's calls leave before it is drawn, not after.
    if (path === paths.dashboard && session.state().status === 'signed-in') void app.read(reads)
    void draw(app.element)
  }

  const go: Go = (path, { replace = false } = {}) =>
    handOver(path, () => {
      note(path, replace)
      document.documentElement.scrollTop = 0
    }).catch(() => window.location.assign(path))

  /** Somebody else changed the address or the session: the app knows what to show. */
  const stayInStep = () => {
    const { pathname } = window.location
    const moved = pathname !== paths.auth || session.state().status !== 'signed-out'
    if (moved) handOver(pathname, () => {}).catch(() => window.location.reload())
  }
  // Whoever is on the way out already knows better where to.
  const unsubscribe = session.subscribe(() => wayOut === 0 && stayInStep())
  window.addEventListener('popstate', stayInStep)
  const fetchAhead = () => void prepare().catch(() => undefined)
  const forgetIdle = onIdle(() => isSparingData() || fetchAhead())
  // At the latest while the host judges the login, once the call itself has left.
  const forgetSending = sending.subscribe(() => {
    if (sending.underWay()) setTimeout(fetchAhead)
  })
  function stopWatching() {
    unsubscribe()
    window.removeEventListener('popstate', stayInStep)
    forgetIdle()
    forgetSending()
  }

  async function prepare(): Promise<void> {
    await (await open()).preload(next)
  }

  return draw(
    <StrictMode>
      <LoginPage {...{ connection, config, toasts, slots, next, go, prepare }} />
    </StrictMode>,
  )
}
