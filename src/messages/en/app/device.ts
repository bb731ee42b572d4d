/** What the player's browser refuses. */
export const deviceMessages = {
  loginNotStored: 'Your browser didn’t save your login. You’ll need to log in again next time.',
  nothingStored:
    'Your browser lets this site save nothing. A reload signs you out and forgets what we’re still checking: look in your history before you send it again.',
} as const
