/** Sentences of the page itself, which are there before the app or without it. */
export const pageMessages = {
  description: (app: string) => `${app}: play, watch results and keep your wallet.`,
  notStarted: (app: string) => `${app} couldn’t start. Check your connection and reload the page.`,
  noScript: (app: string) =>
    `${app} needs JavaScript. Please turn it on in your browser and reload the page.`,
  tooOld: {
    chrome: (app: string) =>
      `This browser is too old for ${app}. Update Chrome or Android System WebView.`,
    others: (app: string) =>
      `This browser is too old for ${app}. Update it, or your phone’s software.`,
  },
} as const
