import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import type { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import { keyOf } from '#api/queries.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { pageSize } from '#domain/paging.ts'

/** No history is longer; a host that names more pages is not followed for ever. */
const mostPages = 6000
/** Pages on their way at the same time. */
const atOnce = 5

/**
 * Every Starline bet of the player. The host pages them by ten, the statement needs them all
 * (readings.md#starline-pages). A bet placed meanwhile moves the pages along: what comes twice is
 * kept once.
 */
async function allStarlineBets(client: Client, signal: AbortSignal): Promise<StarlineBet[]> {
  const read = (page: number) =>
    client.call('listStarlineBets', { query: { page, limit: pageSize } }, { signal })
  const answers = [await read(1)]
  const pages = Math.min(answers[0]?.pagination?.pages ?? 1, mostPages)
  for (let next = 2; next <= pages && answers.at(-1)?.bets.length !== 0; next += atOnce) {
    const count = Math.min(atOnce, pages - next + 1)
    answers.push(...(await Promise.all(Array.from({ length: count }, (_, at) => read(next + at)))))
  }
  const bets = new Map(answers.flatMap((answer) => answer.bets.map((bet) => [bet._id, bet])))
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
