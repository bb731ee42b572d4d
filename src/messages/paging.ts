/** Words of the paging bar (spec 2 "Bidding History"). */
export const pagingMessages = {
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (page: number) => `Page ${page}`,
} as const
