import { pageSize } from '#domain/list/paging.ts'

/** Reads the player's newest pending Starline bets, once for everyone who needs them. */
export const pendingStarlineBets = {
  query: { page: 1, limit: pageSize, status: 'pending' },
} as const
