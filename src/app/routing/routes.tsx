import { createRoutesFromElements, matchRoutes, Route, useLocation } from 'react-router-dom'
import { pathPatterns, paths, publicRoutes, type RouteName } from '#paths'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { Redirect } from '#ui/frame/link/redirect.tsx'
import { ErrorBoundary } from '../error-pages/error-boundary.tsx'
import { ActiveOnly } from '../shell/active-only.tsx'
import { useSlots } from '../slots.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { asScreen } from './as-screen.tsx'
import { Guarded, SignedOutOnly } from './guard.tsx'
import { preloadScreens } from './preload-screens.ts'
import { PreloadingRoutes } from './preloading-routes.tsx'
import type { screens } from './screens.tsx'

const AuthScreen = lazyPart(
  () => import('#features/auth/auth-screen.tsx').then((part) => part.AuthScreen),
  asScreen,
)
const ShellFrame = lazyPart(
  () => import('../shell/shell-frame.tsx').then((part) => part.ShellFrame),
  asScreen,
)
const DashboardScreen = lazyPart(
  () => import('#features/dashboard/dashboard-screen.tsx').then((part) => part.DashboardScreen),
  asScreen,
)

/** The route of a screen other than the login and home, whose files are named in `screens.tsx`. */
function routeTo(name: keyof typeof screens) {
  const Screen = lazyPart<object>(async () => {
    const loads = (await import('./screens.tsx')).screens
    return loads[name]()
  }, asScreen)
  return <Route key={name} path={pathPatterns[name]} element={<Screen />} />
}

/** The guarded screens that inactive players may see too. */
const openToInactive = [
  'safePlay',
  'gameRates',
  'changePassword',
  'gameChart',
  'biddingHistory',
  'winningHistory',
  'starlineHistory',
  'starlineChart',
] as const
const otherRoutes: readonly RouteName[] = [
  'root',
  'auth',
  'dashboard',
  'enquiry',
  ...publicRoutes,
  ...openToInactive,
]
/** All other routes need an active player, so a new screen is guarded until it's named above. */
const activeOnly = (Object.keys(pathPatterns) as (keyof typeof screens)[]).filter(
  (name) => !otherRoutes.includes(name),
)

/** Every address and who may see it. */
const routes = (
  <>
    <Route path={pathPatterns.root} element={<Redirect to={paths.dashboard} />} />
    <Route element={<SignedOutOnly />}>
      <Route path={pathPatterns.auth} element={<Auth />} />
    </Route>
    {publicRoutes.map(routeTo)}
    <Route element={<Guarded admins />}>
      <Route element={<ShellFrame />}>{routeTo('enquiry')}</Route>
    </Route>
    <Route element={<Guarded />}>
      <Route element={<ShellFrame />}>
        <Route path={pathPatterns.dashboard} element={<DashboardScreen />} />
        {openToInactive.map(routeTo)}
        <Route element={<ActiveOnly />}>{activeOnly.map(routeTo)}</Route>
      </Route>
    </Route>
  </>
)

const table = createRoutesFromElements(routes)

/**
 * The screen of the address; any other leads to the login. Not by a route `*`: the router's doesn't
 * match an encoded line break, and nothing would be shown.
 */
export function AppRoutes() {
  const location = useLocation()
  if (matchRoutes(table, location) === null) return <Redirect to={paths.auth} />
  return (
    <ErrorBoundary resetKey={location.key}>
      <PreloadingRoutes>{routes}</PreloadingRoutes>
    </ErrorBoundary>
  )
}

/** Fetches what an address shows. Resolves to whether it can be rendered at once. */
export const preloadAddress = (path: string): Promise<boolean> => preloadScreens(routes, path)

function Auth() {
  const { authAccounts } = useSlots()
  const { state } = useLocation()
  return <AuthScreen next={afterSignIn(state)} {...(authAccounts && { Accounts: authAccounts })} />
}
// `preloadScreens` finds `preload` on a route's component.
Auth.preload = AuthScreen.preload
