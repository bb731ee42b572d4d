import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import type { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import { keyOf } from '#api/queries.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'

/** Bets asked for at once. A host may answer fewer: its own page count is followed. */
const perPage = 100
/** No history is longer; a host that names more pages is not followed for ever. */
const mostPages = 600

/**
 * Every Starline bet of the player. The host pages them (spec 7), the statement needs them all.
 * A bet placed meanwhile moves the pages along: what comes twice is kept once.
 */
async function allStarlineBets(client: Client, signal: AbortSignal): Promise<StarlineBet[]> {
  const bets = new Map<string, StarlineBet>()
  for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page++) {
    const answer = await client.call(
      'listStarlineBets',
      { query: { page, limit: perPage } },
      { signal },
    )
    for (const bet of answer.bets) bets.set(bet._id, bet)
    if (answer.bets.length === 0) break
    pages = answer.pagination?.pages ?? 1
  }
  return [...bets.values()]
}

/** Where the cache keeps all Starline bets. */
export const allStarlineBetsKey = [...keyOf('listStarlineBets'), 'all']

/** Reads all Starline bets; whatever makes `listStarlineBets` stale makes this stale too. */
export function useAllStarlineBets() {
  const { client } = useApi()
  return useQuery<StarlineBet[], ApiError>({
    queryKey: allStarlineBetsKey,
    queryFn: ({ signal }) => allStarlineBets(client, signal),
  })
}
