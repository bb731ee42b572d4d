/** Words of the paging bar. */
export const pagingMessages = {
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (page: number) => `Page ${page}`,
} as const
