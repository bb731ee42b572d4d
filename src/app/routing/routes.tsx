import type { ReactElement } from 'react'
import { Navigate, Route, useLocation } from 'react-router-dom'
import { afterSignIn } from './after-sign-in.ts'
import { ErrorBoundary } from '../ending/error-boundary.tsx'
import { Guarded, SignedOutOnly } from './guard.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { paths, patterns, type PublicRoute, publicRoutes } from '#paths'
import { preloadScreens } from './preload-screens.ts'
import { PreloadingRoutes } from './preloading-routes.tsx'
import { ActiveOnly } from '../shell/active-only.tsx'
import { useSlots } from '../start/slots.tsx'

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
const StarlineScreen = lazyScreen(
  () => import('#features/starline/games/starline-screen.tsx'),
  'StarlineScreen',
)
const StarlineHistoryScreen = lazyScreen(
  () => import('#features/starline/history/starline-history-screen.tsx'),
  'StarlineHistoryScreen',
)
const StarlineChartScreen = lazyScreen(
  () => import('#features/starline/chart/starline-chart-screen.tsx'),
  'StarlineChartScreen',
)
const ShellFrame = lazyScreen(() => import('../shell/shell-frame.tsx'), 'ShellFrame')
const DashboardScreen = lazyScreen(
  () => import('#features/dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
)
const GameRatesScreen = lazyScreen(
  () => import('#features/game/game-rates-screen.tsx'),
  'GameRatesScreen',
)
const BiddingHistory = lazyScreen(
  () => import('#features/history/bets/bidding-history-screen.tsx'),
  'BiddingHistoryScreen',
)
const WinningHistory = lazyScreen(
  () => import('#features/history/bets/winning-history-screen.tsx'),
  'WinningHistoryScreen',
)
const Statement = lazyScreen(
  () => import('#features/history/statement/statement-screen.tsx'),
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
const WalletScreen = lazyScreen(() => import('#features/wallet/wallet-screen.tsx'), 'WalletScreen')
const DepositScreen = lazyScreen(
  () => import('#features/deposit/deposit-screen.tsx'),
  'DepositScreen',
)
const WithdrawScreen = lazyScreen(
  () => import('#features/withdraw/withdraw-screen.tsx'),
  'WithdrawScreen',
)
const WithdrawHistoryScreen = lazyScreen(
  () => import('#features/withdraw/withdraw-history-screen.tsx'),
  'WithdrawHistoryScreen',
)
const BankScreen = lazyScreen(() => import('#features/payout/bank-screen.tsx'), 'BankScreen')
const WalletNumberScreen = lazyScreen(
  () => import('#features/payout/wallet-number-screen.tsx'),
  'WalletNumberScreen',
)
const ChangePasswordScreen = lazyScreen(
  () => import('#features/profile/change-password-screen.tsx'),
  'ChangePasswordScreen',
)
const ForgotPasswordScreen = lazyScreen(
  () => import('#features/profile/change-password-screen.tsx'),
  'ForgotPasswordScreen',
)

const publicScreens: Record<PublicRoute, ReactElement> = {
  forgotPassword: <ForgotPasswordScreen />,
  howToPlay: <HowToPlayScreen />,
  contactUs: <ContactUsScreen />,
  privacyPolicy: <PrivacyPolicyScreen />,
}

/** Every address and who may see it. */
const routes = (
  <>
    <Route path={patterns.root} element={<Navigate to={paths.dashboard} replace />} />
    <Route element={<SignedOutOnly />}>
      <Route path={patterns.auth} element={<Auth />} />
    </Route>
    {publicRoutes.map((name) => (
      <Route key={name} path={patterns[name]} element={publicScreens[name]} />
    ))}
    <Route element={<Guarded admins />}>
      <Route element={<ShellFrame />}>
        <Route path={patterns.enquiry} element={<EnquiryScreen />} />
      </Route>
    </Route>
    <Route element={<Guarded />}>
      <Route element={<ShellFrame />}>
        <Route path={patterns.dashboard} element={<DashboardScreen />} />
        <Route path={patterns.gameRates} element={<GameRatesScreen />} />
        <Route path={patterns.changePassword} element={<ChangePasswordScreen />} />
        <Route path={patterns.gameChart} element={<GameChartScreen />} />
        <Route path={patterns.biddingHistory} element={<BiddingHistory />} />
        <Route path={patterns.winningHistory} element={<WinningHistory />} />
        <Route path={patterns.starlineHistory} element={<StarlineHistoryScreen />} />
        <Route path={patterns.starlineChart} element={<StarlineChartScreen />} />
        <Route element={<ActiveOnly />}>
          <Route path={patterns.gameSelection} element={<GameSelectionScreen />} />
          <Route path={patterns.bet} element={<BetScreen />} />
          <Route path={patterns.walletStatement} element={<Statement />} />
          <Route path={patterns.wallet} element={<WalletScreen />} />
          <Route path={patterns.addFund} element={<DepositScreen />} />
          <Route path={patterns.withdrawFund} element={<WithdrawScreen />} />
          <Route path={patterns.withdrawHistory} element={<WithdrawHistoryScreen />} />
          <Route path={patterns.bank} element={<BankScreen />} />
          <Route path={patterns.paytm} element={<WalletNumberScreen wallet="paytm" />} />
          <Route path={patterns.googlePay} element={<WalletNumberScreen wallet="googlePay" />} />
          <Route path={patterns.phonePe} element={<WalletNumberScreen wallet="phonepe" />} />
          <Route path={patterns.starline} element={<StarlineScreen />} />
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<Navigate to={paths.auth} replace />} />
  </>
)

/** The screen of the address. */
export function AppRoutes() {
  const location = useLocation()
  return (
    <ErrorBoundary resetKey={location.key}>
      <PreloadingRoutes>{routes}</PreloadingRoutes>
    </ErrorBoundary>
  )
}

/** Fetches what an address shows. Resolves to whether it can be drawn at once. */
export const preloadAddress = (path: string): Promise<boolean> => preloadScreens(routes, path)

function Auth() {
  const { authAccounts } = useSlots()
  const { state } = useLocation()
  return <AuthScreen next={afterSignIn(state)} {...(authAccounts && { Accounts: authAccounts })} />
}
// It can be drawn when its screen can.
Auth.preload = AuthScreen.preload
