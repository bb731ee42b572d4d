import { betMessages } from '#messages/bet.ts'
import { betNumberProblem, normalizeBetNumber } from './bet-number.ts'
import { isBetTypeId, validationType } from './bet-types.ts'
import type { BetTypeId } from './bet-types.ts'
import { localMidnightIso } from './dates.ts'
import { sessionOffer } from './market.ts'
import type { Market } from './market.ts'
import { parseAmount } from './money.ts'
import type { Session } from './session.ts'

/** Limits of a regular bet in rupees. */
export const betLimits = { min: 10, max: 10_000, step: 1 } as const

/** A bet form as it stands: what was typed, and what the rules need to judge it. */
export type BetDraft = {
  gameId: string | null
  betType: string
  session: Session | null
  number: string
  amount: string
  /** Rupees; `null` while it is not known, and then it is no reason to refuse. */
  balance: number | null
  /** The chosen game; `null` when there is none of that id. */
  market: Market | null
  /** Epoch ms. */
  now: number
}

/** The sentence under each field that is wrong; an empty object is a bet that may be sent. */
export type BetErrors = { game?: string; number?: string; amount?: string; timing?: string }

/** What is wrong with an amount of a regular bet, or `null` (readings.md#whole-rupees). */
export function betAmountProblem(typed: string, balance: number | null): string | null {
  const amount = parseAmount(typed)
  if (amount === null || amount <= 0) return betMessages.invalidAmount
  if (amount < betLimits.min) return betMessages.minimum(betLimits.min)
  if (amount > betLimits.max) return betMessages.maximum(betLimits.max)
  return balance !== null && amount > balance ? betMessages.insufficientBalance : null
}

function numberProblem(draft: BetDraft): string | null {
  if (!isBetTypeId(draft.betType)) return betMessages.unknownType
  const number = normalizeBetNumber(draft.betType, draft.number)
  return betNumberProblem(validationType(draft.betType, draft.session), number)
}

/** Full sangam skips the timing check. */
function timingProblem({ betType, market, session, now }: BetDraft): string | null {
  if (betType === 'fullSangam' || market === null || session === null) return null
  const offer = sessionOffer(market, session, now)
  return offer.allowed ? null : offer.message
}

/** Judges a bet form; a bet is sent only when nothing is wrong. */
export function validateBet(draft: BetDraft): BetErrors {
  const noGame = draft.gameId === null || draft.gameId === '' || draft.market === null
  const number = numberProblem(draft)
  const amount = betAmountProblem(draft.amount, draft.balance)
  const timing = timingProblem(draft)
  return {
    ...(noGame && { game: betMessages.chooseGame }),
    ...(number !== null && { number }),
    ...(amount !== null && { amount }),
    ...(timing !== null && { timing }),
  }
}

/** Whether nothing is wrong. */
export function isBetValid(errors: BetErrors): boolean {
  return Object.keys(errors).length === 0
}

/** A bet as it is sent. */
export type BetPayload = {
  gameId: string
  betType: BetTypeId
  session: Session | null
  betNumber: string
  betAmount: number
  gameDate: string
}

/** The payload of a valid bet form: full sangam has no session, the day is today's local midnight. */
export function toBetPayload(bet: {
  gameId: string
  betType: BetTypeId
  session: Session | null
  number: string
  amount: string | number
  now: number
}): BetPayload {
  return {
    gameId: bet.gameId,
    betType: bet.betType,
    session: bet.betType === 'fullSangam' ? null : bet.session,
    betNumber: normalizeBetNumber(bet.betType, bet.number),
    betAmount: Number(bet.amount),
    gameDate: localMidnightIso(bet.now),
  }
}
