import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '#paths'
import { useSession } from '#session/connection.tsx'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { Redirect } from '#ui/frame/link/redirect.tsx'
import { Waiting } from '../waiting.tsx'
import { afterSignIn, type AuthState } from './after-sign-in.ts'
import { asScreen } from './as-screen.tsx'

const Unreachable = lazyPart(
  () => import('../error-pages/unreachable.tsx').then((part) => part.Unreachable),
  asScreen,
)
const AdminAway = lazyPart(
  () => import('../error-pages/admin-away.tsx').then((part) => part.AdminAway),
  asScreen,
)

/**
 * Renders the route for a signed-in player. Otherwise: a spinner while the profile loads (home renders its
 * own frame meanwhile, and reads its games: readings.md#home-frame), `/auth` if nobody is signed in, the
 * admin site for an admin, and Retry if the host can't be reached. With `admins` it also renders the route
 * for an admin: `/enquiry` needs a user of any role.
 */
export function Guarded({ admins = false }: { admins?: boolean }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return pathname === paths.dashboard ? <Outlet /> : <Waiting />
  if (session.status === 'unreachable') return <Unreachable />
  if (session.status === 'signed-out') {
    const state: AuthState = session.reason === 'ended' ? { from: pathname + search } : {}
    return <Redirect to={paths.auth} state={state} />
  }
  if (session.user.role === 'admin' && !admins) return <AdminAway />
  return <Outlet />
}

/** `/auth` and the like: sends a signed-in user on to the app. */
export function SignedOutOnly() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <Waiting />
  if (session.status === 'signed-in') return <Redirect to={afterSignIn(location.state)} />
  return <Outlet />
}
