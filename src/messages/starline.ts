/** Sentences of the Starline family (spec 4, 5 and 8); what it shares with regular bets is in bet. */
export const starlineMessages = {
  marketClosed: 'Market Closed',
  invalidNumber: 'Please enter a valid bet number',
  notAvailable: 'Betting is not available for this game right now',
  refreshed: 'Refreshed!',
  loadResultsFailed: 'Failed to load starline results.',
} as const
