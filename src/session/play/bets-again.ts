import { useMemo } from 'react'
import type { Game } from '#api/schemas/game.ts'
import type { BetTypeId } from '#domain/bet/bet-types.ts'
import { betsAgain, type BetAgain } from '#domain/bet/bets-again.ts'
import { useIdle } from '#platform/device/idle.ts'
import { useApi, useRead } from '../api-context.tsx'
import { draftKey, draftsOf } from '../storage/drafts.ts'

/**
 * The last bets that can be placed again on a market now. `wanted`: they're read, once the screen is
 * idle; otherwise they're those that are known already, so that nothing moves when they come.
 */
export function useBetsAgain(game: Game | null, now: number, wanted = true): BetAgain[] {
  const idle = useIdle()
  const { data } = useRead('listMyBets', {}, { enabled: wanted && idle })
  return useMemo(
    () => (game === null || data === undefined ? [] : betsAgain(data, game, now)),
    [game, data, now],
  )
}

/** What a bet form starts with, as `bet.TYPE` keeps it. */
export function useFillBet(): (betType: BetTypeId, gameId: string, bet: BetAgain) => void {
  const drafts = draftsOf(useApi())
  return (betType, gameId, { number, amount, session }) =>
    drafts.set(
      draftKey(`bet.${betType}`),
      JSON.stringify({ from: gameId, gameId, number, amount: String(amount), session }),
    )
}
