/** Words about what can be played next on home, which the first screen can do without. */
export const openNowMessages = {
  next: 'Next to play',
  playNow: 'Play now',
  playNowOf: (game: string) => `Play now, ${game}`,
  none: 'Nothing is open now.',
  emptyTitle: 'No games yet',
  empty: 'Games appear here as soon as they are announced.',
  starline: {
    next: (time: string) => `Next game ${time},`,
    left: (left: string) => `${left} left`,
    late: (time: string) => `Next game ${time}`,
    none: 'No game is open now',
  },
} as const
