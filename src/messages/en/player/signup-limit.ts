/** Words of the deposit limit that a sign-up may set. */
export const signupLimitMessages = {
  title: 'Set a deposit limit (optional)',
  help: 'Holds from sign-up on, on this phone only. Empty means no limit.',
} as const
