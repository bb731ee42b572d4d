/** Words for the moment a result comes in, on whatever screen the player is. */
export const resultSheetMessages = {
  /** `rupees` is already formatted: '₹2,000'. */
  won: (rupees: string) => `You won ${rupees}`,
  /** Where the host does not say how much. */
  wonSomething: 'You won',
  wonOn: (what: string, games: readonly string[]) => `${what} on ${games.join(' and ')}`,
  /** '1 bet didn’t win' beside a win, or alone: 'Your bet on 128 didn’t win'. */
  lostOne: (number: string) => `Your bet on ${number} didn’t win`,
  lostMany: (count: number) => `${count} of your bets didn’t win`,
  /** 'Starline Two result 470, 1'; the digit is '' where nobody can tell. */
  draw: (game: string, number: string, digit: string) =>
    `${game} result ${[number, digit].filter(Boolean).join(', ')}`,
  all: (sentences: readonly string[]) => sentences.join('. '),
  bets: 'Bets that won',
  /** 'Single Digit 1, ₹200' */
  bet: (title: string, number: string, rupees: string) => `${title} ${number}, ${rupees}`,
  balance: 'Balance',
  history: 'Winning History',
  starlineHistory: 'Starline History',
  see: 'See',
  hide: 'Hide this result',
  region: 'Result',
} as const
