/** A bet's status; the host decides. */
export const betStatuses = ['pending', 'won', 'lost', 'cancelled'] as const
export type BetStatus = (typeof betStatuses)[number]
