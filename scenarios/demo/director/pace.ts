/** Milliseconds in which an audience finds its way on a screen before something happens on it. */
export const lookFirst = 1000

/** Milliseconds between two steps that are done by themselves. */
export const perStep = 3000

/** Lets milliseconds pass. */
export const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** The screens' names for the presenter, by the first part of their address. */
const names: Record<string, string> = {
  dashboard: 'Home',
  'bidding-history': 'My bets',
  'winning-history': 'Winnings',
  'game-selection': 'Game',
  wallet: 'Wallet',
  'wallet-statement': 'Wallet Statement',
  'withdraw-fund': 'Withdraw',
  'withdraw-history': 'Withdraw History',
  'starline-gaming': 'Starline',
  'starline-history': 'Starline bets',
  'starline-chart': 'Starline chart',
  enquiry: 'Support',
  'change-password': 'Change Password',
}

/** 'My bets' of '/bidding-history'. */
export const placeName = (path: string): string => names[path.split('/')[1] ?? ''] ?? 'Next screen'
