import { pageSize } from '#domain/list/paging.ts'

/** The input for the player's newest pending Starline bets. The same object for all, so that it's read once. */
export const pendingStarlineBets = {
  query: { page: 1, limit: pageSize, status: 'pending' },
} as const
