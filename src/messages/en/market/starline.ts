import type { PannaKind } from '#domain/market/panna.ts'

/** Sentences of the Starline family; what it shares with regular bets is in bet. */
export const starlineMessages = {
  marketClosed: 'Market Closed',
  notAvailable: 'Betting is not available for this game right now',
  refreshed: 'Refreshed!',
  loadResultsFailed: 'Failed to load starline results.',
  title: 'Starline',
  ratesFor: (rupees: string) => `${rupees} wins`,
  history: 'History',
  games: 'Games',
  gamesFailedReassurance: 'Your balance and bets are safe.',
  noGamesTitle: 'No games yet',
  noGames: 'Starline games appear here as soon as they are announced.',
  chart: 'Chart',
  chartOf: (game: string) => `Chart, ${game}`,
  play: 'Play Game',
  playOf: (game: string) => `Play Game, ${game}`,
  left: (duration: string) => `${duration} left`,
  draw: (number: string, digit: string) => `Result ${[...number].join(' ')}, digit ${digit}`,
  drawWithoutDigit: (number: string) => `Result ${number}`,
  notDeclared: 'Result not declared',
  undeclared: '* * *',
  sheetTitle: (time: string) => `${time} Starline`,
  endsIn: (duration: string) => `Betting ends in ${duration}`,
  type: 'Bet type',
  number: 'Number',
  panaHint: {
    single: 'Three different digits',
    double: 'Exactly two digits the same',
    triple: 'All three digits the same',
  },
  thisIs: (kind: PannaKind) => `This is a ${kind} pana`,
  kind: { single: 'Single pana', double: 'Double pana', triple: 'Triple pana' },
  addsTo: (sum: number, digit: string) => `Adds to ${sum}, digit ${digit}.`,
  digit: (digit: string) => `Digit ${digit}`,
  pana: (pana: string) => `Pana ${pana}`,
  digitWins: 'The last digit when the pana’s digits are added',
  picks: {
    all: 'Panas',
    count: (count: number) => (count === 1 ? '1 pana' : `${count} panas`),
  },
  /** On the receipt, before the time of the draw. */
  drawTime: 'Draw',
  /** `bet` is 'Single Digit 7, ₹500'. */
} as const

/** Words of the chart of one Starline game. */
export const starlineChartMessages = {
  title: 'Starline chart',
  choose: 'Game',
  opens: (time: string) => `Betting until ${time}`,
  date: 'Date',
  day: 'Day',
  result: 'Result',
  time: 'Time',
  today: 'Today',
  noTime: 'No time',
  table: (game: string) => `Results of ${game}`,
  newestFirst: 'Newest first. Dots mean no result was declared.',
  explanation:
    'A result is a pana of three digits. The digit beside it is the last digit of their sum: 470 is 4 + 7 + 0 = 11, so its digit is 1. Time is when the result was declared.',
  emptyTitle: 'No results yet',
  empty: 'Results appear here once the first one is declared.',
  failedReassurance: 'Your bets are safe.',
} as const

/** Words of the Starline history; the rest is in history. */
export const starlineHistoryMessages = {
  title: 'Starline History',
  tiles: {
    betAmount: { label: 'Total bet amount' },
    winAmount: { label: 'Total win amount' },
    net: { label: 'Net profit or loss' },
  },
  show: 'Show bets',
  loading: (page: number) => `Loading page ${page}...`,
  noPage: 'No bets on this page',
  noPageMore: 'This page no longer exists.',
  firstPage: 'First page',
  noBets: 'No Starline bets yet',
  noBetsMore: 'Bets you place on Starline appear here with their result.',
  play: 'Play Starline',
} as const
