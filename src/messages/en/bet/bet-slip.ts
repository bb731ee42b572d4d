/** Words of the bet slip: several numbers in one go. */
export const betSlipMessages = {
  title: 'Bet slip',
  add: 'Add another number',
  twice: (number: string) => `${number} is already in your slip.`,
  /** '3 bets, ₹300' */
  sum: (count: number, rupees: string) => `${count} ${count === 1 ? 'bet' : 'bets'}, ${rupees}`,
  total: 'Total',
  /** In the bar: '1 of 2 can’t win'. */
  cantWin: (lost: number, all: number) => `${lost} of ${all} can’t win`,
  place: (count: number) => `Place ${count} ${count === 1 ? 'bet' : 'bets'}`,
  placing: 'Placing your bets...',
  remove: (bet: string) => `Remove ${bet}`,
  clear: 'Clear',
  again: 'Play again',
  state: {
    unsent: 'Waiting',
    started: 'Placing...',
    unknown: 'Checking whether it was placed',
    lost: 'Check My bets before you play it again',
    placed: 'Placed',
    refused: 'Not placed',
  },
  receipt: {
    /** '3 bets placed', '2 of 3 bets placed' */
    title: (placed: number, all: number) =>
      `${placed === all ? placed : `${placed} of ${all}`} ${all === 1 ? 'bet' : 'bets'} placed`,
    sum: (rupees: string) => `Total ${rupees}`,
  },
  /** Why the bets that still wait were not sent. */
  stopped: {
    unknown: 'One bet got no reply, so we stopped. The bets still waiting weren’t sent.',
    refused: 'We stopped here. The bets still waiting weren’t sent.',
    away: 'You left the app, so we stopped. The bets still waiting weren’t sent.',
    offline: 'You’re offline. The bets still waiting weren’t sent.',
  },
} as const
