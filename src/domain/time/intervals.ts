/** The product's intervals, in milliseconds. */
const second = 1000
const hour = 3600 * second

/** How often games and balance are read again on the dashboard. */
export const dashboardPollMs = 30 * second
/** How often Starline games are read again. */
export const starlinePollMs = 60 * second
/** How often rates are read again where bets are placed. */
export const ratesPollMs = 60 * second
/** How often the operator's settings are read again where money is added or withdrawn. */
export const settingsPollMs = 60 * second
/** How often games are read again elsewhere than home, for a player who waits for a result. */
export const resultsPollMs = 60 * second
/** How often the support chat is read again while it is on screen. */
export const enquiryPollMs = 10 * second
/** How long a banner is shown before the next one. */
export const bannerMs = 5 * second
/** How long a bet's receipt is shown before the dashboard. */
export const redirectAfterBetMs = 1.5 * second
/** How long the install banner stays away once dismissed. */
const installDismissalMs = 24 * hour

/**
 * Whether the install banner was dismissed less than a day ago; `null` is never. More than a day
 * ahead, it was dismissed while the phone's clock was wrong.
 */
export function isInstallDismissed(dismissedAt: number | null, now: number): boolean {
  return dismissedAt !== null && Math.abs(now - dismissedAt) < installDismissalMs
}
