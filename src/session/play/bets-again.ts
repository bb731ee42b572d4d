import { useMemo } from 'react'
import type { Game } from '#api/schemas/game.ts'
import type { BetTypeId } from '#domain/bet/bet-types.ts'
import { betsAgain, type BetAgain } from '#domain/bet/bets-again.ts'
import { useIdle } from '#platform/device/idle.ts'
import { useApi, useRead } from '../api-context.tsx'
import { draftKey, draftsOf } from '../storage/drafts.ts'

/**
 * The last bets that can be placed again on a market now. `shouldRead`: the bets are read once the
 * screen is idle. Otherwise only bets in the cache are used, so that nothing moves on screen when
 * they arrive later.
 */
export function useBetsAgain(game: Game | null, now: number, shouldRead = true): BetAgain[] {
  const idle = useIdle()
  const { data } = useRead('listMyBets', {}, { enabled: shouldRead && idle, onReturn: false })
  return useMemo(
    () => (game === null || data === undefined ? [] : betsAgain(data, game, now)),
    [game, data, now],
  )
}

/** Returns a function that writes a bet to the draft `bet.TYPE`, with which its form opens. */
export function useFillBet(): (betType: BetTypeId, gameId: string, bet: BetAgain) => void {
  const drafts = draftsOf(useApi())
  return (betType, gameId, { number, amount, session }) =>
    drafts.set(
      draftKey(`bet.${betType}`),
      JSON.stringify({ from: gameId, gameId, number, amount: String(amount), session }),
    )
}
