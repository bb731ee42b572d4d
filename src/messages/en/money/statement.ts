/** What the rows of the statement are called. `session` is `open`, `close` or what the host says. */
export const statementMessages = {
  fundRequest: 'Deposit',
  withdrawal: 'Withdrawal',
  accountEnds: (method: string, digits: string) => `${method}, ends ${digits}`,
  starline: (title: string) => `Starline ${title}`,
  bet: (type: string, number: string, session: string | null) =>
    session === null ? `${type} ${number}` : `${type} ${number}, ${session}`,
  winnings: (game: string) => (game === '' ? 'Winnings' : `Winnings, ${game}`),
} as const
