/** Sentences of the page itself, which are there before the app or without it. */
export const pageMessages = {
  description: (app: string) => `${app}: play, watch results and keep your wallet.`,
  notStarted: (app: string) =>
    `${app} couldn’t start. Check your connection and reload the page. If that doesn’t help, your browser may be too old.`,
  noScript: (app: string) =>
    `${app} needs JavaScript. Please turn it on in your browser and reload the page.`,
} as const
