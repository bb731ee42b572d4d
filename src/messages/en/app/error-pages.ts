/** Sentences shown instead of a screen that broke, or can't or mustn't be shown. */
export const errorPageMessages = {
  crashTitle: 'We couldn’t show this screen',
  needsConnectionTitle: 'This screen needs a connection',
  needsConnection: 'It isn’t saved on your phone yet. It opens as soon as you’re back online.',
  notLoadedTitle: 'We couldn’t load this screen',
  notLoaded: 'Check your connection, then try again.',
  unreachableTitle: 'We can’t reach the server',
  unreachable: 'You’re still signed in.',
  adminTitle: 'Admin account',
  admin: 'This is an admin account. Sign out to use the player app.',
  adminLeaving: 'Taking you to the admin site...',
  retry: 'Retry',
  reload: 'Reload',
  home: 'Home',
  signOut: 'Sign Out',
} as const
