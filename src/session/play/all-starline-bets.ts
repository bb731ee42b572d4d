import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { pageSize } from '#domain/list/paging.ts'
import { useApi } from '../api-context.tsx'
import { noteDropped } from '../dropped-rows.ts'
import { keyOf } from '../queries.ts'

/** The most pages to read: a host that reports more isn't followed for ever. */
const mostPages = 6000
/** Pages to read at the same time. */
const atOnce = 5

/**
 * Every Starline bet of the player. The host pages them by ten, the statement needs them all
 * (readings.md#starline-pages). A bet placed meanwhile moves the pages along: what comes twice is
 * kept once. It ends when pages bring nothing new: some hosts return the last page for every number
 * beyond it.
 */
async function allStarlineBets(
  client: Client,
  since: string,
  signal: AbortSignal,
  onDrop: () => void,
): Promise<StarlineBet[]> {
  const read = (page: number) =>
    client.call(
      'listStarlineBets',
      { query: { page, limit: pageSize, ...(since !== '' && { startDate: since }) } },
      { signal, onDrop },
    )
  const bets = new Map<string, StarlineBet>()
  const keep = (answer: { bets: readonly StarlineBet[] }) => {
    for (const bet of answer.bets) bets.set(bet._id, bet)
  }
  const first = await read(1)
  keep(first)
  const pages = Math.min(first.pagination?.pages ?? 1, mostPages)
  for (let next = 2, known = 0; next <= pages && bets.size > known; next += atOnce) {
    known = bets.size
    const count = Math.min(atOnce, pages - next + 1)
    const answers = await Promise.all(Array.from({ length: count }, (_, at) => read(next + at)))
    for (const answer of answers) keep(answer)
  }
  return [...bets.values()]
}

/** Where the cache keeps all Starline bets since a day. */
export const allStarlineBetsKey = (since = '') => [...keyOf('listStarlineBets'), 'all', since]

/**
 * Reads all Starline bets, or those placed since a day 'YYYY-MM-DD' (some hosts send older ones too).
 * Whatever makes `listStarlineBets` stale makes this stale too.
 */
export function useAllStarlineBets(since = '', freshForMs?: number) {
  const { client } = useApi()
  const queryKey = allStarlineBetsKey(since)
  return useQuery<StarlineBet[], ApiError>({
    queryKey,
    queryFn: async ({ client: queryClient, signal }) => {
      let dropped = 0
      const bets = await allStarlineBets(client, since, signal, () => (dropped += 1))
      noteDropped(queryClient, queryKey, dropped)
      return bets
    },
    ...(freshForMs !== undefined && { staleTime: freshForMs }),
  })
}
