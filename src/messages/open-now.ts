/** Words of home that the first screen can do without: what can be played next, or nothing. */
export const openNowMessages = {
  openNow: (game: string) => `Open now: ${game}`,
  none: 'Nothing is open now.',
  emptyTitle: 'No games yet',
  empty: 'Games appear here as soon as they are announced.',
  starline: {
    next: (time: string, left: string) => `Next game ${time}, ${left} left`,
    late: (time: string) => `Next game ${time}`,
    none: 'No game is open now',
  },
} as const
