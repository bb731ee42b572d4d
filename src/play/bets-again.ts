import { useMemo } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { useApi, useRead } from '#data/api-context.tsx'
import type { BetTypeId } from '#domain/bet/bet-types.ts'
import { betsAgain, type BetAgain } from '#domain/bet/bets-again.ts'
import type { Session } from '#domain/market/session.ts'
import { draftKey, draftsOf } from '#drafts/drafts.ts'
import { useIdle } from '#platform/device/idle.ts'

/**
 * The last bets that can be placed again on a market now. `shouldRead`: the bets are read once the
 * screen is idle. Otherwise only bets in the cache are used, so that nothing moves on screen when
 * they arrive later.
 */
export function useBetsAgain(game: Game | null, now: number, shouldRead = true): BetAgain[] {
  const idle = useIdle()
  const { data } = useRead('listMyBets', {}, { enabled: shouldRead && idle, onReturn: false })
  // Sessions end with a minute, and a form's moment is another with each press.
  const minute = now - (now % 60_000)
  return useMemo(
    () => (game === null || data === undefined ? [] : betsAgain(data, game, minute)),
    [game, data, minute],
  )
}

/** Where the draft of a bet form was typed: the game in its address and the session it begins on. */
export const draftPlace = (gameId: string | null, begins: Session): string =>
  begins === 'close' ? `${gameId ?? ''} close` : (gameId ?? '')

/** Returns a function that writes a bet to the draft `bet.TYPE`, with which its form opens. */
export function useFillBet(): (betType: BetTypeId, gameId: string, bet: BetAgain) => void {
  const drafts = draftsOf(useApi())
  return (betType, gameId, { number, amount, session }) =>
    drafts.set(
      draftKey(`bet.${betType}`),
      JSON.stringify({
        from: draftPlace(gameId, 'open'),
        gameId,
        number,
        amount: String(amount),
        session,
      }),
    )
}
