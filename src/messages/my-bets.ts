/** Words of the player's own bets, where a market stands. */
export const myBetsMessages = {
  /** Where their number is not known. */
  some: 'Your pending bets',
  /** '2 bets, ₹300 pending' */
  pending: (count: number, rupees: string) =>
    `${count} ${count === 1 ? 'bet' : 'bets'}, ${rupees} pending`,
} as const
