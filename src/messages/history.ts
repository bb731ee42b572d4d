/** Words of the histories and of the statement (spec 2 and 8). */
export const historyMessages = {
  /** The live result line: 'Showing 11 to 20 of 47 bets'. */
  showing: (from: number, to: number, total: number, noun: string) =>
    `Showing ${from} to ${to} of ${total} ${noun}`,
  showingNone: (noun: string) => `No ${noun} to show`,
  bets: (count: number) => (count === 1 ? 'bet' : 'bets'),
  fundRequest: 'Fund request',
  withdrawal: 'Withdrawal',
  starline: (title: string) => `Starline ${title}`,
  betTitle: (type: string, number: string, session: string | null) =>
    session === null ? `${type} ${number}` : `${type} ${number}, ${session}`,
  statementFailed: 'Failed to load wallet statement',
  biddingFailed: 'Failed to load bidding history',
  winningFailed: 'Failed to load winning history',
  bettingFailed: 'Failed to load betting history',
} as const
