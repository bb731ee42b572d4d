import { marketStatus, type Market } from '../market/market.ts'
import { betTypeProblem, isSessionOffered } from '../market/play.ts'
import { parseResult } from '../market/result/result.ts'
import type { Session } from '../market/session.ts'
import { betNumberProblem, isHopeless, normalizeBetNumber } from './bet-number.ts'
import { readBetType, validationType, type BetTypeId } from './bet-types.ts'
import { betAmountProblem } from './bet.ts'
import { betChances } from './chances.ts'
import { sortBets, type BetRecord } from './history.ts'

/** A bet to repeat on a market. */
export type BetAgain = { betType: BetTypeId; session: Session; number: string; amount: number }

/** How many are offered. */
const most = 3

/**
 * The player's last bets, newest first, as they can be placed on this market now: on their session
 * or on the one that is open, each once, and none that has lost already.
 */
export function betsAgain(
  bets: readonly (BetRecord & { betNumber: string })[],
  market: Market & { result?: string | null | undefined },
  now: number,
): BetAgain[] {
  const { open, close } = marketStatus(market, now)
  const result = parseResult(market.result)
  const found = new Map<string, BetAgain>()
  for (const bet of sortBets(bets)) {
    const type = readBetType(bet.betType)
    if (type === null) continue
    const own = bet.session === 'close' ? close : open
    const other = own === open ? close : open
    const { session } = own.bettable ? own : other
    const number = normalizeBetNumber(type.id, bet.betNumber)
    const isOffered =
      type.id === 'fullSangam'
        ? betTypeProblem(market, type.id, now) === null
        : isSessionOffered(market, session, now)
    const isRight =
      betNumberProblem(validationType(type.id, session), number) === null &&
      betAmountProblem(String(bet.betAmount), null) === null
    if (!isOffered || !isRight || isHopeless(type.id, session, number)) continue
    if (betChances({ betType: type.id, session, number }, result).lostTo.length > 0) continue
    const again = { betType: type.id, session, number, amount: bet.betAmount }
    const name = `${type.id} ${number} ${bet.betAmount}`
    if (!found.has(name)) found.set(name, again)
    if (found.size === most) break
  }
  return [...found.values()]
}
