import type { ComponentType } from 'react'
import type { WalletKey } from '#domain/player/payout.ts'
import type { RouteName } from '#paths'

const loadWalletNumber = (wallet: WalletKey) => async () => {
  const { WalletNumberScreen } = await import('#features/payout/payout-screens.tsx')
  return () => <WalletNumberScreen wallet={wallet} />
}

type Loads = Record<Exclude<RouteName, 'root' | 'auth' | 'dashboard'>, () => Promise<ComponentType>>

/**
 * The screens of all addresses except the login's and home's, which are fetched on the first load.
 * In a separate file so that home needn't name the files of all screens.
 */
export const screens = {
  forgotPassword: async () =>
    (await import('#features/profile/change-password-screen.tsx')).ForgotPasswordScreen,
  howToPlay: async () => (await import('#features/guide/how-to-play-screen.tsx')).HowToPlayScreen,
  contactUs: async () => (await import('#features/guide/contact-us-screen.tsx')).ContactUsScreen,
  privacyPolicy: async () =>
    (await import('#features/guide/privacy-policy-screen.tsx')).PrivacyPolicyScreen,
  yourData: async () => (await import('#features/your-data/your-data-screen.tsx')).YourDataScreen,
  safePlay: async () => (await import('#features/safe-play/safe-play-screen.tsx')).SafePlayScreen,
  enquiry: async () => (await import('#features/enquiry/enquiry-screen.tsx')).EnquiryScreen,
  gameRates: async () => (await import('#features/game/game-rates-screen.tsx')).GameRatesScreen,
  changePassword: async () =>
    (await import('#features/profile/change-password-screen.tsx')).ChangePasswordScreen,
  gameChart: async () =>
    (await import('#features/game/chart/game-chart-screen.tsx')).GameChartScreen,
  biddingHistory: async () =>
    (await import('#features/history/bets/bet-history.tsx')).BiddingHistoryScreen,
  winningHistory: async () =>
    (await import('#features/history/bets/bet-history.tsx')).WinningHistoryScreen,
  starlineHistory: async () =>
    (await import('#features/history/starline/starline-history-screen.tsx')).StarlineHistoryScreen,
  starlineChart: async () =>
    (await import('#features/starline/chart/starline-chart-screen.tsx')).StarlineChartScreen,
  gameSelection: async () =>
    (await import('#features/game/game-selection-screen.tsx')).GameSelectionScreen,
  bet: async () => (await import('#features/bet/bet-screen.tsx')).BetScreen,
  walletStatement: async () =>
    (await import('#features/history/statement/statement-screen.tsx')).StatementScreen,
  wallet: async () => (await import('#features/wallet/wallet-screen.tsx')).WalletScreen,
  addFund: async () => (await import('#features/deposit/deposit-screen.tsx')).DepositScreen,
  withdrawFund: async () => (await import('#features/withdraw/withdraw-screen.tsx')).WithdrawScreen,
  withdrawHistory: async () =>
    (await import('#features/withdraw/withdraw-history-screen.tsx')).WithdrawHistoryScreen,
  bank: async () => (await import('#features/payout/payout-screens.tsx')).BankScreen,
  paytm: loadWalletNumber('paytm'),
  googlePay: loadWalletNumber('googlePay'),
  phonePe: loadWalletNumber('phonepe'),
  starline: async () =>
    (await import('#features/starline/games/starline-screen.tsx')).StarlineScreen,
} satisfies Loads
