import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiError } from '#api/api-error.ts'
import type { Client } from '#api/client.ts'
import type { CallOptions } from '#api/make-call.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { pageSize } from '#domain/list/paging.ts'
import { mergeStatement } from '#domain/money/statement/statement.ts'
import { spanDays, sumsOf } from '#domain/money/statement/sums.ts'
import { addDays, dayKey, startOfDay } from '#domain/time/dates.ts'
import { useApi, useRead } from '../api-context.tsx'
import { noteDropped, useDropped } from '../dropped-rows.ts'
import { keyOf } from '../queries.ts'

/** The most pages to read: a host that reports more isn't followed for ever. */
const mostPages = 6000
/** Pages to read at the same time. */
const atOnce = 5

interface StarlineBetsWanted {
  /** The day the oldest was placed, 'YYYY-MM-DD' (some hosts send older ones too); all by default. */
  since?: string
  status?: 'won'
}

/**
 * Every Starline bet of the player. The host pages them by ten, the statement needs them all
 * (readings.md#starline-pages). A bet placed meanwhile moves the pages along: what comes twice is
 * kept once. It ends when pages bring nothing new: some hosts return the last page for every number
 * beyond it.
 */
export async function allStarlineBets(
  client: Client,
  { since = '', ...filter }: StarlineBetsWanted,
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
      const bets = await allStarlineBets(
        client,
        { since },
        { signal, onDrop: () => (dropped += 1) },
      )
      noteDropped(queryClient, queryKey, dropped)
      return bets
    },
    ...(freshForMs !== undefined && { staleTime: freshForMs }),
  })
}

/** Starline's bets come by ten: a player who looks around doesn't ask for all of them each time. */
const freshForMs = 5 * 60_000

/** What was staked and won today, at `now` (epoch ms). */
export function useTodaySums(now: number) {
  const today = startOfDay(now)
  // A day more: a win may have come a day after its bet.
  const since = dayKey(addDays(today, -1))
  const bets = useRead('listMyBets')
  const starline = useAllStarlineBets(since, freshForMs)
  const dropped = useDropped(keyOf('listMyBets', {})) + useDropped(allStarlineBetsKey(since))
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
    /** Null while they aren't known. */
    sums,
    /** Some bets couldn't be read. */
    isPart: dropped > 0,
  }
}
