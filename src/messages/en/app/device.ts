/** What the player's browser refuses. */
export const deviceMessages = {
  loginNotKept: 'Your browser didn’t save your login. You’ll need to log in again next time.',
} as const
