/** Words of the histories and of the statement. */
export const historyMessages = {
  statementFailed: 'Failed to load wallet statement',
  biddingFailed: 'Failed to load bidding history',
  winningFailed: 'Failed to load winning history',
  bettingFailed: 'Failed to load betting history',
  fundsFailed: 'Failed to load deposits',
  starlineFailed: 'Failed to load Starline bets',
  safe: 'Nothing was changed. We just couldn’t load this list.',
  /** Without a connection, where older data stays on screen. */
  showing: (time: string) => `Showing data from ${time}.`,
  /** Older data stays on screen although reading it again failed; `time` is null if not known. */
  older: (sentence: string, time: string | null) =>
    time === null ? sentence : `${sentence}. Showing data from ${time}.`,

  bets: (count: number) => (count === 1 ? 'bet' : 'bets'),

  title: {
    statement: 'Wallet Statement',
    bidding: 'Bidding History',
    winning: 'Winning History',
  },
  tiles: {
    totalBets: { label: 'Total bets' },
    totalInvested: { label: 'Total invested' },
    totalWinnings: { label: 'Total winnings' },
    winRate: { label: 'Win rate' },
    totalWins: { label: 'Total wins' },
    totalWon: { label: 'Total won' },
    totalBet: { label: 'Total bet' },
    netProfit: { label: 'Net profit' },
    fundRequests: { label: 'Fund requests' },
    withdrawals: { label: 'Withdrawals' },
  },

  range: 'Dates',
  ranges: {
    all: 'All dates',
    today: 'Today',
    'last-7-days': 'Last 7 days',
    'last-month': 'Last month',
    custom: 'Custom',
  },
  from: 'From',
  to: 'To',
  sort: 'Sort by',
  sorts: {
    'bet-date descending': 'Bet date, newest',
    'bet-date ascending': 'Bet date, oldest',
    'amount descending': 'Amount, highest',
    'amount ascending': 'Amount, lowest',
    'win-amount descending': 'Win amount, highest',
    'win-amount ascending': 'Win amount, lowest',
  },
  filters: 'Filters',
  filtersOn: (count: number) => `Filters, ${count} on`,
  status: 'Status',
  type: 'Type',
  session: 'Session',
  game: 'Game',
  any: 'All',
  allGames: 'All games',
  statuses: { pending: 'Pending', won: 'Won', lost: 'Lost', cancelled: 'Cancelled' },
  clear: 'Clear filters',
  clearShort: 'Clear',
  show: (count: string, noun: string) => `Show ${count} ${noun}`,

  families: { label: 'Bets on', markets: 'Markets', starline: 'Starline' },
  pages: 'Pages of bets',
  list: 'Bets',
  number: 'Number',
  unknownGame: 'Unknown game',
  bothSessions: 'Both sessions',
  potentialWin: 'Potential win',
  won: 'Won',
  result: 'Result',
  undatedInRange: (count: number) =>
    count === 1
      ? '1 bet has no date that we can read. It may be from another day.'
      : `${count} bets have no date that we can read. They may be from other days.`,
  undatedInChart: (count: number) =>
    count === 1
      ? '1 bet isn’t in this chart: date unknown.'
      : `${count} bets aren’t in this chart: date unknown.`,
  details: 'Details',
  detailsOf: (bet: string) => `Details, ${bet}`,
  placed: 'Placed',
  declared: 'Declared',
  help: 'Get help with this bet',

  byDay: 'Stake and win by day',
  day: 'Day',
  staked: 'Staked',
  dayRange: (from: string, to: string) => `${from} to ${to}`,

  noBets: 'No bets yet',
  noBetsMore: 'Bets you place appear here with their status.',
  seeGames: 'See games',
  noWins: 'No wins yet',
  noWinsMore: 'Bets that won appear here once their result is declared.',
  seeBets: 'See my bets',
  noMatch: 'Nothing found',
  noMatchMore: 'No bets match these filters.',

  tabs: {
    label: 'Kind of entry',
    all: 'All',
    funds: 'Funds',
    withdraw: 'Withdraw',
    bets: 'Bets',
    wins: 'Wins',
  },
  starlineOnly: 'Starline only',
  /** Before the rupees that were there after an entry. */
  balanceAfter: 'Balance',
  loadingMore: 'Loading the rest...',
  orMore: (value: string) => `${value} or more`,
  notLoaded: 'Not loaded',
  noEntries: 'Nothing here yet',
  noEntriesMore: 'Deposits, withdrawals, bets and wins appear here.',
  noneOfKind: 'No entries of this kind',
  addFunds: 'Add Funds',
  withdrawFunds: 'Withdraw Funds',
  showingEntries: (shown: string, total: string) => `Showing ${shown} of ${total} entries`,
  showMore: 'Show more',
} as const
