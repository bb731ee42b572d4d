import type { BetTypeId } from '../bet/bet-types.ts'
import { parseTimeOfDay } from '../time/time-of-day.ts'
import { marketStatus, type Market } from './market.ts'
import type { Session } from './session.ts'

/** Why a market, or one of its bet types, takes no bets. */
export type PlayProblem = {
  code:
    | 'market-closed'
    | 'all-declared'
    | 'between-sessions'
    | 'all-sessions-currently-closed'
    | 'all-sessions-closed'
    | 'both-sessions-closed'
}

/**
 * Why no game type can be played, shown above their tiles; `null` if any can
 * (readings.md#selection-message).
 */
export function selectionProblem(market: Market, now: number): PlayProblem | null {
  const { label } = marketStatus(market, now)
  if (label === 'market-closed') return { code: 'market-closed' }
  if (label === 'result-declared') return { code: 'all-declared' }
  if (label === 'bettable') return null
  const readable = [market.openTime, market.closeTime].every(
    (time) => parseTimeOfDay(time) !== null,
  )
  return { code: readable ? 'between-sessions' : 'all-sessions-currently-closed' }
}

/**
 * Why a bet type may not be played, or `null`: full sangam needs both sessions, every other type at
 * least one.
 */
export function betTypeProblem(
  market: Market,
  betType: BetTypeId,
  now: number,
): PlayProblem | null {
  const { openBettable, closeBettable } = marketStatus(market, now)
  if (betType === 'fullSangam') {
    return openBettable && closeBettable ? null : { code: 'both-sessions-closed' }
  }
  return openBettable || closeBettable ? null : { code: 'all-sessions-closed' }
}

/**
 * Whether a bet on a session is taken: time allows it, and its result is not declared
 * (readings.md#declared-session).
 */
export function isSessionOffered(market: Market, session: Session, now: number): boolean {
  return marketStatus(market, now)[session].bettable
}

/** The session that is played next: open, or close once only close takes bets. */
export function nextSession(market: Market, now: number): Session {
  const { openBettable, closeBettable } = marketStatus(market, now)
  return closeBettable && !openBettable ? 'close' : 'open'
}
