import { Suspense } from 'react'
import { Navigate, Route, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { afterSignIn, Guarded, SignedOutOnly, Waiting } from './guard.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { paths, patterns } from './paths.ts'
import { PreloadingRoutes } from './preloading-routes.tsx'
import { useSlots } from './slots.tsx'

const AuthScreen = lazyScreen(() => import('#features/auth/auth-screen.tsx'), 'AuthScreen')
const HowToPlayScreen = lazyScreen(
  () => import('#features/guide/how-to-play-screen.tsx'),
  'HowToPlayScreen',
)
const ContactUsScreen = lazyScreen(
  () => import('#features/guide/contact-us-screen.tsx'),
  'ContactUsScreen',
)
const PrivacyPolicyScreen = lazyScreen(
  () => import('#features/guide/privacy-policy-screen.tsx'),
  'PrivacyPolicyScreen',
)
const EnquiryScreen = lazyScreen(
  () => import('#features/enquiry/enquiry-screen.tsx'),
  'EnquiryScreen',
)
const ShellFrame = lazyScreen(() => import('./shell/shell-frame.tsx'), 'ShellFrame')
const DashboardScreen = lazyScreen(
  () => import('#features/dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
)
const GameRatesScreen = lazyScreen(
  () => import('#features/game/game-rates-screen.tsx'),
  'GameRatesScreen',
)
const BiddingHistory = lazyScreen(
  () => import('#features/history/bidding-history-screen.tsx'),
  'BiddingHistoryScreen',
)
const WinningHistory = lazyScreen(
  () => import('#features/history/winning-history-screen.tsx'),
  'WinningHistoryScreen',
)
const Statement = lazyScreen(
  () => import('#features/history/statement-screen.tsx'),
  'StatementScreen',
)
const BetScreen = lazyScreen(() => import('#features/bet/bet-screen.tsx'), 'BetScreen')
const GameSelectionScreen = lazyScreen(
  () => import('#features/game/game-selection-screen.tsx'),
  'GameSelectionScreen',
)
const GameChartScreen = lazyScreen(
  () => import('#features/game/game-chart-screen.tsx'),
  'GameChartScreen',
)
const ActiveOnly = lazyScreen(() => import('./shell/active-only.tsx'), 'ActiveOnly')

/** Every address and who may see it (spec section 2). */
export function AppRoutes() {
  const location = useLocation()
  return (
    <ErrorBoundary resetKey={location.key}>
      <Suspense fallback={<Waiting />}>
        <PreloadingRoutes>
          <Route path={patterns.root} element={<Navigate to={paths.dashboard} replace />} />
          <Route element={<SignedOutOnly />}>
            <Route path={patterns.auth} element={<Auth />} />
          </Route>
          <Route path={patterns.howToPlay} element={<HowToPlayScreen />} />
          <Route path={patterns.contactUs} element={<ContactUsScreen />} />
          <Route path={patterns.privacyPolicy} element={<PrivacyPolicyScreen />} />
          <Route element={<Guarded />}>
            <Route element={<ShellFrame />}>
              <Route path={patterns.dashboard} element={<DashboardScreen />} />
              <Route path={patterns.gameRates} element={<GameRatesScreen />} />
              <Route path={patterns.enquiry} element={<EnquiryScreen />} />
              <Route path={patterns.gameChart} element={<GameChartScreen />} />
              <Route element={<ActiveOnly />}>
                <Route path={patterns.gameSelection} element={<GameSelectionScreen />} />
                <Route path={patterns.bet} element={<BetScreen />} />
                <Route path={patterns.biddingHistory} element={<BiddingHistory />} />
                <Route path={patterns.winningHistory} element={<WinningHistory />} />
                <Route path={patterns.walletStatement} element={<Statement />} />
              </Route>
            </Route>
          </Route>
          <Route path="*" element={<Navigate to={paths.auth} replace />} />
        </PreloadingRoutes>
      </Suspense>
    </ErrorBoundary>
  )
}

function Auth() {
  const { authAccounts } = useSlots()
  const { state } = useLocation()
  return <AuthScreen next={afterSignIn(state)} {...(authAccounts && { Accounts: authAccounts })} />
}
