import { everythingKnown, pannaDigit } from '../market/panna.ts'
import type { MarketResult, ResultParts } from '../market/result/result.ts'
import type { Session } from '../market/session.ts'
import { potentialWin, starlinePotentialWin, type Rate } from '../money/money.ts'
import type { StarlineBetTypeId } from '../starline/starline-bet-types.ts'
import { isStarlineDeclared } from '../starline/starline.ts'
import { betTypes, type BetTypeId } from './bet-types.ts'

/** How a bet ended, and what is credited for it in rupees (its stake was debited before). */
export type Settlement = { status: 'won' | 'lost' | 'pending'; payout: number }

/** A part of a result, as on the board. */
export type ResultPart = keyof ResultParts

/** The parts of the result that a bet is on: those that its number is drawn in if it wins. */
export function partsBetOn(betType: BetTypeId, session: Session | null): readonly ResultPart[] {
  const open = session !== 'close'
  switch (betTypes[betType].number) {
    case 'digit':
      return [open ? 'openDigit' : 'closeDigit']
    case 'jodi':
      return ['openDigit', 'closeDigit']
    case 'panna':
      return [open ? 'openPana' : 'closePana']
    case 'half-sangam':
      return open ? ['openDigit', 'closePana'] : ['closeDigit', 'openPana']
    case 'full-sangam':
      return ['openPana', 'closePana']
  }
}

/**
 * The number that wins, written as players write it; `null` until every part of it is declared. A
 * panna also declares its digit.
 */
export function winningNumber(
  betType: BetTypeId,
  session: Session | null,
  result: MarketResult,
): string | null {
  const known = everythingKnown(result)
  const parts = partsBetOn(betType, session).map((part) => known[part])
  if (parts.includes(null)) return null
  return parts.join(betTypes[betType].number === 'jodi' ? '' : '-')
}

function settle(winning: string | null, betNumber: string, payout: () => number): Settlement {
  if (winning === null) return { status: 'pending', payout: 0 }
  return winning === betNumber ? { status: 'won', payout: payout() } : { status: 'lost', payout: 0 }
}

/**
 * Settles a regular bet against a result. Numbers are compared as text, so '00' keeps its zero and
 * a panna that is not written as results are ('321') loses. A jodi does not depend on its session.
 */
export function settleBet(
  bet: { betType: BetTypeId; session: Session | null; betNumber: string; betAmount: number },
  result: MarketResult,
  rate: Rate,
): Settlement {
  const winning = winningNumber(bet.betType, bet.session, result)
  return settle(winning, bet.betNumber, () => potentialWin(bet.betAmount, rate))
}

/** Settles a Starline bet against the drawn panna ('***' is not drawn yet); pays by `rateMax`. */
export function settleStarlineBet(
  bet: { betType: StarlineBetTypeId; betNumber: string; betAmount: number },
  drawn: string | null | undefined,
  rateMax: number,
): Settlement {
  if (!isStarlineDeclared(drawn)) return { status: 'pending', payout: 0 }
  const winning = bet.betType === 'singleDigit' ? pannaDigit(drawn) : drawn
  return settle(winning, bet.betNumber, () => starlinePotentialWin(bet.betAmount, rateMax))
}
