import { useMemo } from 'react'
import type { Game } from '#api/schemas/game.ts'
import type { BetTypeId } from '#domain/bet/bet-types.ts'
import { betsAgain, type BetAgain } from '#domain/bet/bets-again.ts'
import { useIdle } from '#platform/device/idle.ts'
import { useApi, useRead } from '../api-context.tsx'
import { draftKey, draftsOf } from '../storage/drafts.ts'

/** The last bets that can be placed again on a market now; read once the screen is idle. */
export function useBetsAgain(game: Game | null, now: number): BetAgain[] {
  const { data } = useRead('listMyBets', {}, { enabled: useIdle() })
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
