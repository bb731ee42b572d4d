/** Words of the side menu. */
export const menuMessages = {
  wallet: 'Wallet',
  addFund: 'Deposit',
  withdrawFund: 'Withdraw',
  withdrawHistory: 'Withdraw History',
  walletStatement: 'Wallet Statement',
  bankDetails: 'Bank Details',
  /** `ending` are the last characters of the account. */
  saved: (ending: string) => `Saved, ends ${ending}`,
  notAdded: 'Not added',
  more: 'More Options',
  biddingHistory: 'Bidding History',
  winningHistory: 'Winning History',
  starlineHistory: 'Starline History',
  starlineChart: 'Starline Chart',
  gameRates: 'Game Rates',
  howToPlay: 'How to Play',
  changePassword: 'Change Password',
  support: 'Support',
  invite: 'Invite Friends',
  /** What is sent to a friend; `link` is the app's. */
  invitation: (app: string, link: string) =>
    `Check markets, charts and results on ${app}. For adults, 18 and over: ${link}`,
  rate: 'Rate Us',
  noAppLink: 'We can’t open the link to the app’s store page',
  privacyPolicy: 'Privacy Policy',
  safety: 'Safety and data',
  signOut: 'Sign Out',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
} as const
