/** Words of the player's own bets, where a market stands. */
export const myBetsMessages = {
  /** '2 bets, ₹300 pending' */
  pending: (count: number, rupees: string) =>
    `${count} ${count === 1 ? 'bet' : 'bets'}, ${rupees} pending`,
} as const
