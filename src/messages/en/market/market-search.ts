/** Words of the search in a long list of markets. */
export const marketSearchMessages = {
  label: 'Search by name',
  placeholder: 'Search',
  show: 'Markets shown',
  open: 'Open now',
  all: 'All',
  found: (count: number) => (count === 1 ? '1 market' : `${count} markets`),
  none: 'No market found.',
  clear: 'Show all',
} as const
