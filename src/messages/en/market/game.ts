import type { PlayProblem } from '#domain/market/play.ts'
import type { Session } from '#domain/market/session.ts'
import { makeFormatter } from '#domain/problem.ts'
import { marketLabelText } from './market.ts'

/** Says why a market, or one of its bet types, takes no bets. */
export const formatPlayProblem = makeFormatter<PlayProblem>({
  'market-closed': marketLabelText['market-closed'],
  'all-declared': 'All results have been declared.',
  'between-sessions': 'Between betting sessions.',
  'all-sessions-currently-closed': 'All sessions are currently closed.',
  'all-sessions-closed': 'All sessions are closed!',
  'both-sessions-closed': 'Both sessions are closed!',
})

const timing = {
  open: {
    allowed: 'Open session betting is available',
    refused: 'Open session betting has closed',
  },
  close: {
    allowed: 'Close session betting is available',
    refused: 'Close session betting has closed',
  },
} as const satisfies Record<Session, object>

/** Says whether bets on a session are taken. */
export function formatTiming(session: Session, allowed: boolean): string {
  return timing[session][allowed ? 'allowed' : 'refused']
}

/** Sentences of playing a market: its bet types, its chart. */
export const gameMessages = {
  // Choosing a bet type.
  selectType: 'Select Game Type',
  detailsFailed: 'Failed to load game details.',
  detailsFailedHint: 'Your balance and bets are safe.',
  notFound: 'Game not found',
  notFoundDetail: 'It may have been removed.',
  toDashboard: 'Back to Dashboard',
  types: 'Game types',
  /** On a closed tile while the other session can still be bet. */
  needsBoth: 'Needs both sessions open',
  /** Before what the stake wins: '₹10 pays ₹100'. */
  pays: (stake: string) => `${stake} pays`,
  // The chart.
  chart: 'Game chart',
  chartOf: (game: string) => `Past results of ${game}, newest first`,
  resultsFailed: 'Failed to load game results.',
  resultsFailedHint: 'No results are lost.',
  noResults: 'No results yet',
  noResultsDetail: 'The first result appears here once it is declared.',
  date: 'Date',
  result: 'Result',
  today: 'Today',
  dotsMean: 'Newest first. Dots mean no result was declared.',
} as const
