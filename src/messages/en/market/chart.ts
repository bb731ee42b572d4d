/** Words of the chart of a market: its days, its weeks, its digits. */
export const chartMessages = {
  views: {
    label: 'Chart',
    days: 'Days',
    jodi: 'Jodi',
    panel: 'Panel',
    digits: 'Digits',
  },
  jodiOf: (game: string) => `Jodi chart of ${game}, newest week first`,
  panelOf: (game: string) => `Panel chart of ${game}, newest week first`,
  /** Monday first. */
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  week: (from: string, to: string) => `${from} to ${to}`,
  light: 'Light a digit',
  kinds: { double: 'double', family: 'family' },
  legend:
    'Underlined: double, two equal digits. Dotted: family, digits five apart. Tap a digit to light it.',
  showing: (shown: string, total: string, noun: string) => `Showing ${shown} of ${total} ${noun}`,
  nounDays: 'days',
  nounWeeks: 'weeks',
  earlier: 'Show earlier',
  digitsOf: (game: string) => `How often each digit was drawn in ${game}`,
  digit: 'Digit',
  open: 'Open',
  close: 'Close',
  drawn: 'Times drawn',
  counted: (from: string, to: string) => `Counted from ${from} to ${to}.`,
  undated: (count: number) =>
    count === 1
      ? '1 result has no date that we can read. It’s at the end of Days.'
      : `${count} results have no date that we can read. They’re at the end of Days.`,
  noMemory:
    'Draws have no memory: a digit that came up often, or not for long, is no more and no less likely next time.',
} as const
