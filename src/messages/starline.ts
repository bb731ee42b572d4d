/** Sentences of the Starline family (spec 4, 5 and 8). */
export const starlineMessages = {
  marketClosed: 'Market Closed',
  invalidNumber: 'Please enter a valid bet number',
  minimum: (rupees: number) => `Minimum bet amount is ₹${rupees}`,
  maximum: (rupees: number) => `Maximum bet amount is ₹${rupees}`,
  insufficientBalance: 'Insufficient balance',
  notAvailable: 'Betting is not available for this game right now',
  placed: 'Bet placed successfully!',
  newBalance: (rupees: string) => `New balance: ${rupees}`,
  failed: 'Failed to place bet',
  refreshed: 'Refreshed!',
  loadResultsFailed: 'Failed to load starline results.',
} as const
