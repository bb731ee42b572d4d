import { pageSize } from '#domain/list/paging.ts'

/** Asks for the player's newest pending Starline bets: one answer for whoever needs them. */
export const pendingStarlineBets = {
  query: { page: 1, limit: pageSize, status: 'pending' },
} as const
