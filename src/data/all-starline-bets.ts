import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { CallOptions } from '#api/make-call.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { pageSize } from '#domain/list/paging.ts'
import { mergeStatement } from '#domain/money/statement/statement.ts'
import { spanDays, sumsOf } from '#domain/money/statement/sums.ts'
import { addIndiaDays, indiaDayKey, startOfIndiaDay } from '#domain/time/india.ts'
import { useApi, useRead } from './api-context.tsx'
import { noteDropped, useDropped } from './dropped-rows.ts'
import { keyOf } from './queries.ts'

/** The most pages to read: a host that reports more isn't followed for ever. */
const maxPages = 6000
/** Pages to read at the same time. */
const parallelReads = 5

interface StarlineBetsFilter {
  /** The day the oldest was placed, 'YYYY-MM-DD' (some hosts send older ones too); all by default. */
  since?: string
  status?: 'won'
}

/**
 * Every Starline bet of the player. The host returns pages of ten, and the statement needs them all
 * (readings.md#starline-pages). A bet placed during the read moves others to the next page, so one
 * that comes twice is kept once. It stops when pages contain nothing new, since some hosts return
 * the last page for every number beyond it. Throws `ApiError` if a page can't be read.
 */
export async function allStarlineBets(
  client: Client,
  { since = '', ...filter }: StarlineBetsFilter,
  options: Pick<CallOptions, 'signal' | 'onDrop'> = {},
): Promise<StarlineBet[]> {
  const dates = since !== '' && { startDate: since }
  const read = (page: number) =>
    client.call(
      'listStarlineBets',
      { query: { page, limit: pageSize, ...filter, ...dates } },
      options,
    )
  const bets = new Map<string, StarlineBet>()
  const keep = (answer: { bets: readonly StarlineBet[] }) => {
    for (const bet of answer.bets) bets.set(bet._id, bet)
  }
  const first = await read(1)
  keep(first)
  const pages = Math.min(first.pagination?.pages ?? 1, maxPages)
  for (
    let next = 2, knownCount = 0;
    next <= pages && bets.size > knownCount;
    next += parallelReads
  ) {
    knownCount = bets.size
    const count = Math.min(parallelReads, pages - next + 1)
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => read(next + index)),
    )
    for (const answer of answers) keep(answer)
  }
  return [...bets.values()]
}

/** The cache key of all Starline bets since a day, 'YYYY-MM-DD'. */
export const allStarlineBetsKey = (since = '') => [...keyOf('listStarlineBets'), 'all', since]

/**
 * Reads all Starline bets, or those placed since a day 'YYYY-MM-DD' (some hosts send older ones too).
 * Whatever makes `listStarlineBets` stale makes this stale too. `freshForMs`: for how many
 * milliseconds the bets aren't read again.
 */
export function useAllStarlineBets(since = '', freshForMs?: number) {
  const { client } = useApi()
  const queryKey = allStarlineBetsKey(since)
  return useQuery<StarlineBet[], ApiError>({
    queryKey,
    queryFn: async ({ client: queryClient, signal }) => {
      let droppedCount = 0
      const bets = await allStarlineBets(
        client,
        { since },
        { signal, onDrop: () => (droppedCount += 1) },
      )
      noteDropped(queryClient, queryKey, droppedCount)
      return bets
    },
    ...(freshForMs !== undefined && { staleTime: freshForMs }),
  })
}

/** Reading all Starline bets takes many requests, so it isn't repeated each time a screen opens. */
export const starlineFreshForMs = 5 * 60_000

/** What was staked and won today, at `now` (epoch ms). */
export function useTodaySums(now: number) {
  const today = startOfIndiaDay(now)
  // From yesterday, since a bet may win a day after it was placed.
  const since = indiaDayKey(addIndiaDays(today, -1))
  const bets = useRead('listMyBets')
  const starline = useAllStarlineBets(since, starlineFreshForMs)
  const droppedCount = useDropped(keyOf('listMyBets', {})) + useDropped(allStarlineBetsKey(since))
  const sums = useMemo(
    () =>
      bets.data && starline.data
        ? sumsOf(
            mergeStatement({ bets: bets.data, starlineBets: starline.data }),
            spanDays(1, today),
          )
        : null,
    [bets.data, starline.data, today],
  )
  return {
    /** Null until both lists of bets have been read. */
    sums,
    /** True if some bets or their dates couldn't be read, so that the sums may be too low. */
    isPart: droppedCount > 0 || (sums?.unknown ?? 0) > 0,
  }
}
