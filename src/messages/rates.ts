/** Sentences of the game rates screen. */
export const ratesMessages = {
  title: 'Game Rates',
  none: 'No game rates set.',
  noneReassurance: 'They may not be set yet, or could not be loaded.',
  range: (stake: string, win: string) => `${stake} pays ${win}`,
  pays: 'Pays',
  odds: 'Odds',
  oneIn: (draws: string) => `1 in ${draws}`,
  returned: 'Back per ₹100',
  notSet: 'Not set',
  explained:
    'A bet pays its stake times the rate when its number is drawn. Odds are for one number in one draw; of the sangams, for the likeliest kind. “Back per ₹100” is what returns of every ₹100 staked, on average over many bets.',
} as const
