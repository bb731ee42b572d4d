/** Words of the sums, the net position, the time in the app and the reality check. */
export const playMessages = {
  sums: 'Your sums',
  span: 'Days',
  spans: { 1: 'Today', 7: '7 days', 30: '30 days', custom: 'Dates' },
  deposited: 'Deposited',
  withdrawn: 'Withdrawn',
  staked: 'Staked',
  won: 'Won',
  /** Won minus staked. */
  net: 'Net position',
  netToday: 'Net position today',
  netDeposits: 'Deposited minus withdrawn',
  undecided: (rupees: string) => `${rupees} undecided`,
  waiting: (rupees: string) => `${rupees} in deposits isn’t approved yet, and isn’t counted.`,
  unknown: (count: number) =>
    count === 1
      ? '1 entry isn’t counted: its date or amount is missing.'
      : `${count} entries aren’t counted: their date or amount is missing.`,
  unread: 'Some bets couldn’t be read and aren’t counted.',
  time: (duration: string) => `In the app today: ${duration}`,
  check: {
    title: 'Time for a break?',
    on: 'Keep playing',
    statement: 'See statement',
    rest: 'Take a break',
    setting: 'Reality check',
    never: 'Off',
    every: (minutes: number) => `Every ${minutes} minutes`,
    help: 'While you play, we stop to show your time and your net position. It’s kept on this phone only.',
  },
} as const
