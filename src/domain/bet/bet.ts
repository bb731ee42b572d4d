import type { Market } from '../market/market.ts'
import { isSessionOffered } from '../market/play.ts'
import type { Session } from '../market/session.ts'
import { parseAmount } from '../money/amount.ts'
import { asShown, isAboveBalance } from '../money/money.ts'
import { localMidnightIso } from '../time/dates.ts'
import { betNumberProblem, normalizeBetNumber, type BetNumberProblem } from './bet-number.ts'
import { isBetTypeId, validationType, type BetTypeId } from './bet-types.ts'

/** Limits of a regular bet in rupees. */
export const betLimits = { min: 10, max: 10_000, step: 1 } as const

/** A bet form: what was typed, and what the rules need to check it. */
export type BetDraft = {
  gameId: string | null
  betType: string
  session: Session | null
  number: string
  amount: string
  /** Rupees; `null` while not known, which is no reason to refuse. */
  balance: number | null
  /** The chosen game; `null` when there is none of that id. */
  market: Market | null
  /** Epoch ms. */
  now: number
}

/** What is wrong with the amount of a bet; `minimum` and `maximum` in rupees. */
export type BetAmountProblem =
  | { code: 'invalid-amount' | 'insufficient-balance' }
  | { code: 'below-minimum'; minimum: number }
  | { code: 'above-maximum'; maximum: number }

/** What is wrong with a field of a bet form. */
export type BetProblem =
  | BetNumberProblem
  | BetAmountProblem
  | { code: 'no-game' }
  | { code: 'session-closed'; session: Session }

/** What is wrong, by field; an empty object is a bet that may be sent. */
export type BetErrors = {
  game?: BetProblem
  number?: BetProblem
  amount?: BetAmountProblem
  timing?: BetProblem
}

/** What is wrong with an amount of a regular bet, or `null` (readings.md#whole-rupees). */
export function betAmountProblem(typed: string, balance: number | null): BetAmountProblem | null {
  const amount = parseAmount(typed)
  if (amount === null || amount <= 0) return { code: 'invalid-amount' }
  return limitProblem(amount, betLimits, balance)
}

/** Whether an amount is within limits, and within the balance if that is known. */
export function limitProblem(
  amount: number,
  limits: { min: number; max: number },
  balance: number | null,
): BetAmountProblem | null {
  const [min, max] = [asShown(limits.min), asShown(limits.max)]
  if (amount < min) return { code: 'below-minimum', minimum: min }
  if (amount > max) return { code: 'above-maximum', maximum: max }
  return isAboveBalance(amount, balance) ? { code: 'insufficient-balance' } : null
}

function numberProblem(draft: BetDraft): BetNumberProblem | null {
  if (!isBetTypeId(draft.betType)) return { code: 'unknown-bet-type' }
  const number = normalizeBetNumber(draft.betType, draft.number)
  return betNumberProblem(validationType(draft.betType, draft.session), number)
}

/** Full sangam skips the timing check. */
function timingProblem({ betType, market, session, now }: BetDraft): BetProblem | null {
  if (betType === 'fullSangam' || market === null || session === null) return null
  return isSessionOffered(market, session, now) ? null : { code: 'session-closed', session }
}

/** Checks a bet form; a bet is sent only if nothing is wrong. */
export function validateBet(draft: BetDraft): BetErrors {
  const noGame = draft.gameId === null || draft.gameId === '' || draft.market === null
  const number = numberProblem(draft)
  const amount = betAmountProblem(draft.amount, draft.balance)
  const timing = timingProblem(draft)
  return {
    ...(noGame && { game: { code: 'no-game' } as const }),
    ...(number !== null && { number }),
    ...(amount !== null && { amount }),
    ...(timing !== null && { timing }),
  }
}

/** Whether nothing is wrong. */
export function isBetValid(errors: BetErrors): boolean {
  return Object.keys(errors).length === 0
}

/** The payload of a valid bet form: full sangam has no session, the day is today's local midnight. */
export function toBetPayload(bet: {
  gameId: string
  betType: BetTypeId
  session: Session | null
  number: string
  amount: string | number
  now: number
}) {
  return {
    gameId: bet.gameId,
    betType: bet.betType,
    session: bet.betType === 'fullSangam' ? null : bet.session,
    betNumber: normalizeBetNumber(bet.betType, bet.number),
    betAmount: Number(bet.amount),
    gameDate: localMidnightIso(bet.now),
  }
}
