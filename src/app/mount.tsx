import { createRoot } from 'react-dom/client'
import type { Connection } from '#api/connection.tsx'
import { tokenKey, type Session } from '#api/session.ts'
import type { Config } from '#platform/config.ts'
import { createInstallOffer, type InstallOffer } from '#platform/install.ts'
import { createToasts, type Toasts } from '#ui/toast-store.ts'
import type { OpenedApp } from './open-app.tsx'
import { isPublicAddress } from './paths.ts'

export interface MountOptions {
  connection: Connection
  config: Config
  /** Fetches everything but the login. */
  open: (parts: { toasts: Toasts; install: InstallOffer }) => Promise<OpenedApp>
  /** Somebody signed out sees the login before the app has been fetched. */
  loginFirst: boolean
}

/** Follows a sign-in or sign-out in another tab of this browser. */
function followOtherTabs(session: Session): void {
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) session.follow()
  })
}

/** Runs `job` once; a failure is not remembered, so that the next try can succeed. */
function once<T>(job: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () =>
    (running ??= job().catch((error: unknown) => {
      running = null
      throw error
    }))
}

/** Draws the client into the page: the login alone where that is enough, else the app. */
export async function mount({ connection, config, open, loginFirst }: MountOptions): Promise<void> {
  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root')
  const { session } = connection
  const parts = { toasts: createToasts(), install: createInstallOffer(window) }
  const openOnce = once(() => open(parts))
  const root = createRoot(place)
  followOtherTabs(session)

  const signedOut = session.state().status === 'signed-out'
  if (loginFirst && signedOut && !isPublicAddress(window.location.pathname)) {
    const { drawLogin } = await import('./login-first.tsx')
    return drawLogin({ root, connection, config, toasts: parts.toasts, open: openOnce })
  }
  const app = await openOnce()
  app.start()
  root.render(app.element)
}
