import { StrictMode } from 'react'
import { loadMakeCall } from '#api/client.ts'
import type { PlainOperation } from '#api/table/table.ts'
import { afterSignIn } from '#app/routing/after-sign-in.ts'
import type { Slots } from '#app/slots.tsx'
import { lazy } from '#lib/lazy.ts'
import { paths } from '#paths'
import type { Config } from '#platform/config.ts'
import { isSparingData, onIdle } from '#platform/device/idle.ts'
import { addressOf, pathOnScreen } from '#platform/links/address.ts'
import type { Connection } from '#session/connection.tsx'
import type { Go } from '#ui/frame/link/navigation.ts'
import type { Toasts } from '#ui/overlay/toast-store.ts'
import { LoginPage } from './login-page.tsx'
import type { OpenedApp } from './open-app.tsx'
import type { Render } from './render.tsx'

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
function writeHistory(path: string, replace: boolean): void {
  const entry = { usr: null, key: Math.random().toString(36).slice(2, 10) }
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', addressOf(path))
}

/**
 * Renders the login, and renders the app over it when the player leaves it: by signing in, by a link, by
 * the browser's back button, or because another tab signed in. The app is fetched in the meantime; a tap
 * that comes earlier waits for it. A link that was tapped counts more than a login that succeeds later.
 */
export function renderLogin(options: LoginFirstOptions): Promise<void> {
  const { render, connection, config, toasts, slots, open } = options
  const { session, sending } = connection
  const signedOutElsewhere = pathOnScreen() !== paths.auth
  if (signedOutElsewhere) window.history.replaceState(null, '', addressOf(paths.auth))
  const next = afterSignIn(window.history.state?.usr)
  const isGames = (operation: PlainOperation) => Number(operation === 'listGames')
  // The games first, since the login's response already contains the player.
  const reads = (window.bootstrap?.reads ?? [])
    .map(({ operation }) => operation as PlainOperation)
    .sort((one, other) => isGames(other) - isGames(one))

  /** Counts hand-overs: a newer one replaces one that is still waiting for the app. */
  let lastHandOver = 0
  /** True once the player has tapped a link, or the login has succeeded. */
  let hasChosen = false
  /** True once the app is rendered. From then on the app navigates, even if a slow login succeeds later. */
  let hasLeft = false
  async function handOver(path: string, updateAddress: () => void): Promise<void> {
    if (hasLeft) return
    const thisHandOver = ++lastHandOver
    const app = await open()
    if (thisHandOver !== lastHandOver) return
    const isHome = path === paths.dashboard && session.state().status === 'signed-in'
    // Home's calls start first, before work that keeps the processor busy.
    if (isHome) void app.read(reads)
    await app.preload(path)
    if (thisHandOver !== lastHandOver) return
    hasLeft = true
    stopWatching()
    if (isHome) await new Promise((resolve) => setTimeout(resolve))
    updateAddress()
    void render(app.element)
  }

  /** Hands over to the app; `onFailed` is called if its files can't be fetched, unless the player has gone on. */
  const leaveTo = (path: string, updateAddress: () => void, onFailed: () => void) => {
    const handedOver = handOver(path, updateAddress)
    const thisHandOver = lastHandOver
    return handedOver.catch(() => {
      if (thisHandOver === lastHandOver) onFailed()
    })
  }

  const go: Go = async (path, { replace = false } = {}) => {
    // A login that succeeds only now: whoever has gone elsewhere is signed in there.
    if (replace && (hasChosen || pathOnScreen() !== paths.auth)) return
    hasChosen = true
    await leaveTo(
      path,
      () => {
        writeHistory(path, replace)
        document.documentElement.scrollTop = 0
      },
      () => window.location.assign(addressOf(path)),
    )
  }

  /** If the address or the session has changed, hands over to the app, which shows what fits them. */
  const leaveIfChanged = () => {
    const path = pathOnScreen()
    const hasChanged = path !== paths.auth || session.state().status !== 'signed-out'
    if (hasChanged)
      void leaveTo(
        path,
        () => {},
        () => window.location.reload(),
      )
  }
  // Unless the player is already leaving the login for another destination.
  const unsubscribe = session.subscribe(() => lastHandOver === 0 && leaveIfChanged())
  window.addEventListener('popstate', leaveIfChanged)
  const fetchAhead = () => void prepare().catch(() => undefined)
  const cancelIdle = onIdle(() => isSparingData() || fetchAhead())
  // At the latest while the host checks the login, after the call itself has been sent.
  const unsubscribeSending = sending.subscribe(() => {
    if (sending.underWay()) setTimeout(fetchAhead)
  })
  function stopWatching() {
    unsubscribe()
    window.removeEventListener('popstate', leaveIfChanged)
    cancelIdle()
    unsubscribeSending()
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
