/** Sentences of the frame around the screens: guard, session, failures. */
export const appMessages = {
  loading: 'Loading...',
  unreachableTitle: 'We can’t reach the server',
  unreachable: 'You’re still signed in.',
  retry: 'Retry',
  adminTitle: 'Admin account',
  admin: 'This is an admin account. Sign out to use the player app.',
  adminLeaving: 'Taking you to the admin site...',
  signOut: 'Sign Out',
  crashTitle: 'This screen could not be shown',
  crash: 'Reload, or go home. If you just sent something, check your history first.',
  reload: 'Reload',
  home: 'Home',
  inactive:
    'Your account is not active. You can see results and charts; contact support to play again.',
  skipToContent: 'Skip to content',
  tabs: {
    home: 'Home',
    bids: 'My bets',
    starline: 'Starline',
    wallet: 'Wallet',
    support: 'Support',
    howToPlay: 'How to Play',
  },
  timeZone: 'Your phone is not on India time. Session times follow your phone’s clock.',
} as const
