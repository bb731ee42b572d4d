/** Sentences of the game rates screen. */
export const ratesMessages = {
  title: 'Game Rates',
  none: 'No game rates set.',
  noneReassurance: 'They may not be set yet, or we couldn’t load them.',
  range: (stake: string, win: string) => `${stake} pays ${win}`,
  type: 'Bet type',
  odds: 'Odds',
  oneIn: (draws: string) => `1 in ${draws}`,
  returned: 'Average return per ₹100',
  notSet: 'Not set',
  explained:
    'If your number is drawn, you win your stake times the rate. Odds are for one number in one draw (sangams: the most likely kind). Average return is what comes back per ₹100 bet, over many bets.',
} as const
