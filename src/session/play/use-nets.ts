import { useMemo } from 'react'
import { mergeStatement } from '#domain/money/statement/statement.ts'
import { netsOf } from '#domain/money/statement/sums.ts'
import { addDays, dayKey, startOfDay } from '#domain/time/dates.ts'
import { useRead } from '../api-context.tsx'
import { useDropped } from '../dropped-rows.ts'
import { keyOf } from '../queries.ts'
import { allStarlineBetsKey, useAllStarlineBets } from './all-starline-bets.ts'

/** Starline's bets come by ten: a player who looks around doesn't ask for all of them each time. */
const freshForMs = 5 * 60_000

/** The net positions at `now` (epoch ms), from the bets of the last weeks. */
export function useNets(now: number) {
  const today = startOfDay(now)
  // A day more than the longest span: its win may have come a day after the bet.
  const since = dayKey(addDays(today, -30))
  const bets = useRead('listMyBets')
  const starline = useAllStarlineBets(since, freshForMs)
  const dropped = useDropped(keyOf('listMyBets', {})) + useDropped(allStarlineBetsKey(since))
  const nets = useMemo(
    () =>
      bets.data && starline.data
        ? netsOf(mergeStatement({ bets: bets.data, starlineBets: starline.data }), today)
        : null,
    [bets.data, starline.data, today],
  )
  return {
    /** Null while they aren't known. */
    nets,
    /** Some bets couldn't be read. */
    isPart: dropped > 0,
    waiting: bets.isPending || starline.isPending,
  }
}
