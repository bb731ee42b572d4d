/** Sentences about a market: its card, its sessions, its result. */
export const gameMessages = {
  marketClosed: 'Market Closed',
  resultDeclared: 'Result Declared',
  gameClosed: 'Game Closed',
  betweenSessions: 'Between betting sessions.',
  allDeclared: 'All results have been declared.',
  allSessionsCurrentlyClosed: 'All sessions are currently closed.',
  allSessionsClosed: 'All sessions are closed!',
  bothSessionsClosed: 'Both sessions are closed!',
  openAvailable: 'Open session betting is available',
  openClosed: 'Open session betting has closed',
  closeAvailable: 'Close session betting is available',
  closeClosed: 'Close session betting has closed',
  pending: 'pending',
  resultInWords: (open: string, jodi: string, close: string) =>
    `Open ${open}, jodi ${jodi}, close ${close}`,
  halfJodi: (open: string, close: string) => `${open} and ${close}`,
  /** `session` is 'open' or 'close': 'Malwa Day open result 245, 1'. */
  newResult: (game: string, session: string, draw: string) => `${game} ${session} result ${draw}`,
  sessionAt: (session: string, time: string) => `${session} ${time}`,
  left: (duration: string) => `${duration} left`,
  ended: 'Ended',
  betting: (session: string, time: string, left: string) =>
    `${session} betting ends ${time}, ${left} left.`,
  bettingEnded: (session: string, time: string) => `${session} betting ended ${time}.`,
  bettingClosedEarly: (session: string) => `${session} betting has ended.`,
  // Choosing a bet type.
  selectType: 'Select Game Type',
  detailsFailed: 'Failed to load game details.',
  detailsFailedHint: 'Your balance and your bets are not affected.',
  notFound: 'Game not found',
  notFoundDetail: 'It may have been taken off the list.',
  toDashboard: 'Back to Dashboard',
  types: 'Game types',
  /** Before what the stake wins: '₹10 pays ₹100'. */
  pays: (stake: string) => `${stake} pays`,
  // The chart.
  chart: 'Game chart',
  chartOf: (game: string) => `Past results of ${game}, newest first`,
  resultsFailed: 'Failed to load game results.',
  resultsFailedHint: 'Results that were declared are not lost.',
  noResults: 'No results yet',
  noResultsDetail: 'The first result appears here once it is declared.',
  date: 'Date',
  result: 'Result',
  today: 'Today',
  dotsMean: 'Newest first. Dots mean no result was declared.',
} as const
