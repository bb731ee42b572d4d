/** Words about the player's own bets on a market. */
export const myBetsMessages = {
  /** Where their number is not known. */
  some: 'Your pending bets',
  /** '2 bets' */
  count: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  /** '2 bets, ₹300 pending' */
  pending: (count: number, rupees: string) =>
    `${count} ${count === 1 ? 'bet' : 'bets'}, ${rupees} pending`,
} as const
