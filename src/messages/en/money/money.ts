/** Words about money with an unknown outcome, on every screen. */
export const moneyMessages = {
  /** `amount` is already formatted: '₹100'; `game` is empty where it is not known. */
  what: {
    placeBet: (amount: string, game: string) =>
      game === '' ? `${amount} bet` : `${amount} bet on ${game}`,
    placeStarlineBet: (amount: string, game: string) =>
      game === '' ? `${amount} Starline bet` : `${amount} Starline bet on ${game}`,
    createFundRequest: (amount: string) => `${amount} deposit`,
    requestWithdrawal: (amount: string) => `${amount} withdrawal`,
  },
  checking: (what: string) => `Checking your ${what}…`,
  checkingMany: (count: number) => `Checking ${count} requests…`,
  /** Behind what is being checked, where the browser stores nothing. */
  keepTab: 'Keep this tab open.',
  onlyInTab:
    'Your browser can’t save this request. If you close this tab before we know, check your history before you send it again.',
  details: 'Details',
  title: 'We don’t know yet',
  explanation: (what: string) =>
    `We didn’t get a reply to your ${what}. It may have gone through, so don’t send it again yet. We’ll keep checking and tell you as soon as we know.`,
  /** Why we don’t know. `status` is that of HTTP, null if there was none. */
  why: {
    network: 'The connection broke before a reply came.',
    timeout: 'No reply came in time.',
    unreadable: (status: number | null) =>
      status === null
        ? 'The server’s reply couldn’t be read.'
        : `The server’s reply couldn’t be read (${status}).`,
    error: (status: number) => `The server reported an error (${status}).`,
    /** The page was closed, or another one is still waiting. */
    noReply: 'No reply reached the app. It may have been closed or reloaded before one came.',
  },
  /** What the player copies or writes to support. `ref`: what only support understands; may be empty. */
  unknownToSupport: (what: string, why: string, ref: string) =>
    `I sent my ${what}, and the app doesn’t know whether it went through. ${why}${
      ref === '' ? '' : ` Ref.: ${ref}`
    }`,
  copyForSupport: 'Copy for support',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
  history: {
    placeBet: 'My bets',
    placeStarlineBet: 'Starline History',
    createFundRequest: 'Wallet Statement',
    requestWithdrawal: 'Withdraw History',
  },
  twice: (what: string) => `Your ${what} may have gone through twice`,
  twiceTitle: 'It may have gone through twice',
  /** `ids` are the host's own, as far as they are known. */
  twiceExplanation: (what: string, ids: readonly string[]) =>
    ids.length > 1
      ? `You sent your ${what} once, and your history shows it ${ids.length} times: ${ids.join(', ')}. Ask support to cancel any you didn’t want.`
      : `You sent your ${what} once, but your balance dropped by more than that. Check your history or ask support.`,
  /** What is written to support, to be changed and sent by the player. */
  twiceToSupport: (what: string, ids: readonly string[]) =>
    ids.length > 0
      ? `I sent my ${what} once, but it went through more than once. References: ${ids.join(', ')}.`
      : `I sent my ${what} once, but my balance dropped by more than that.`,
  askSupport: 'Ask support',
  understood: 'Got it',
  giveUp: 'Stop checking',
  giveUpWarning:
    'Check your history first. It may still go through, and once you stop checking, the app can’t keep you from sending it twice.',
  giveUpAnyway: 'Stop checking now',
  keepChecking: 'Keep checking',
} as const
