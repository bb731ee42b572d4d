/** Words of the paging bar. */
export const pagingMessages = {
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (page: number) => `Page ${page}`,
  showing: (from: string, to: string, total: string, noun: string) =>
    `Showing ${from} to ${to} of ${total} ${noun}`,
  showingNone: (noun: string) => `No ${noun} to show`,
} as const
