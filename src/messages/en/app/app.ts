/** Sentences of the frame around the screens. */
export const appMessages = {
  loading: 'Loading...',
  crash: 'Reload, or go home. If you just sent something, check your history first.',
  inactive:
    'Your account isn’t active. You can still see results and charts. Contact support to play again.',
  skipToContent: 'Skip to content',
  tabs: {
    home: 'Home',
    bids: 'My bets',
    starline: 'Starline',
    wallet: 'Wallet',
    support: 'Support',
    howToPlay: 'How to Play',
  },
  languageNeedsConnection: 'Connect to the internet to change the language.',
  timeZone: 'Your phone isn’t on India time. Session times follow your phone’s clock.',
} as const
