/** Sentences of the dashboard. */
export const dashboardMessages = {
  title: 'Home',
  banners: 'News',
  shortcuts: 'Shortcuts',
  whatsapp: 'WhatsApp',
  gameRates: 'Game Rates',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  starline: {
    title: 'Play Starline',
    unknown: 'See today’s games',
    offline: 'Connect to place a bet',
  },
  games: 'Games',
  refreshed: 'Games updated!',
  failed: 'Failed to load games',
  failedReassurance: 'Your balance and bets are safe.',
  chart: 'Chart',
  chartOf: (game: string) => `Chart, ${game}`,
  play: 'Play Game',
  playOf: (game: string) => `Play Game, ${game}`,
  /** `session` is 'Open' or 'Close'. */
  newResult: (session: string) => `${session} result`,
  newResultAt: (session: string, time: string) => `${session} result ${time}`,
} as const
