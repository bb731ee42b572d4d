import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useApi, usePlayer, useSession } from '#api/api-context.tsx'
import { appMessages } from '#messages/app.ts'
import { useConfig } from '#platform/config-context.tsx'
import { Button } from '#ui/button.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FramePage } from './frame-page.tsx'
import { isOwnPath, paths } from './paths.ts'

/** What `/auth` is told about the address the player wanted (decision A6). */
export interface AuthState {
  from?: string
}

/** Where to go after signing in: back to the wanted address if it is our own. */
export function afterSignIn(state: unknown): string {
  const from = (state as AuthState | null)?.from
  return isOwnPath(from) ? from : paths.dashboard
}

/**
 * Lets a signed-in player through (spec section 2): a spinner while the profile loads, `/auth`
 * without a user, the admin site for an admin, and a Retry when nobody could be asked.
 */
export function Guarded() {
  const session = useSession()
  const { session: control } = useApi()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return <Waiting />
  if (session.status === 'unreachable') {
    return (
      <FramePage title={appMessages.unreachableTitle}>
        <LoadError title={appMessages.unreachableTitle} onRetry={() => void control.start()}>
          {appMessages.unreachable}
        </LoadError>
      </FramePage>
    )
  }
  if (session.status === 'signed-out') {
    const state: AuthState = session.reason === 'by-choice' ? {} : { from: pathname + search }
    return <Navigate to={paths.auth} replace state={state} />
  }
  if (session.user.role === 'admin') return <AdminAway />
  return <Outlet />
}

/** Money and betting addresses: an inactive player is sent home, where the reason is told once. */
export function ActiveOnly() {
  const { isActive } = usePlayer()
  if (!isActive) return <Navigate to={paths.dashboard} replace state={{ inactive: true }} />
  return <Outlet />
}

/** `/auth` and its kin: a signed-in user goes on to the app. */
export function SignedOutOnly() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <Waiting />
  if (session.status === 'signed-in') return <Navigate to={afterSignIn(location.state)} replace />
  return <Outlet />
}

/** The whole screen waits. */
export function Waiting() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner text={appMessages.loading} />
    </main>
  )
}

/** An admin belongs to another site (decision A4). */
function AdminAway() {
  const { adminUrl } = useConfig()
  const { session } = useApi()
  useEffect(() => {
    if (adminUrl !== '') window.location.replace(adminUrl)
  }, [adminUrl])
  return (
    <FramePage title={appMessages.adminTitle}>
      <p className="text-body text-ink2">
        {adminUrl === '' ? appMessages.admin : appMessages.adminLeaving}
      </p>
      <Button className="mt-6" full onClick={session.signOut}>
        {appMessages.signOut}
      </Button>
    </FramePage>
  )
}
