import { betLimits, limitProblem, type BetAmountProblem } from '../bet/bet.ts'
import { sortByOpenTime } from '../market/market.ts'
import { classifyPanna, isCanonicalPanna, pannaDigit } from '../market/panna.ts'
import { parseAmount } from '../money/amount.ts'
import { asShown, isAboveBalance } from '../money/money.ts'
import { minutesSinceMidnight, parseTimeOfDay } from '../time/time-of-day.ts'
import { starlineBetTypes, type StarlineBetTypeId } from './starline-bet-types.ts'

/** The quick amounts of a Starline bet in rupees. */
export const starlinePresets = [100, 500, 1000, 2000] as const

/** Whether a quick amount can be paid; an unknown balance disables nothing. */
export function isPresetEnabled(preset: number, balance: number | null): boolean {
  return !isAboveBalance(preset, balance)
}

/** Whether a draw is declared: any result but '***'. */
export function isStarlineDeclared(result: string | null | undefined): result is string {
  const text = (result ?? '').trim()
  return text !== '' && !text.includes('*')
}

/** What the rules need to know of a Starline game. */
export type StarlineGameFacts = {
  openTime: string
  isActive?: boolean | null | undefined
  currentStatus?: string | null | undefined
  result?: string | null | undefined
  minBet?: number | null | undefined
  maxBet?: number | null | undefined
}

/**
 * Whether a game takes bets at `now` (epoch ms): not once its result is declared
 * (readings.md#starline-limits), else by its `currentStatus`, else up to and including the minute
 * of its open time.
 */
export function isStarlineBettable(
  game: Pick<StarlineGameFacts, 'openTime' | 'currentStatus' | 'result'>,
  now: number,
): boolean {
  if (isStarlineDeclared(game.result)) return false
  if (game.currentStatus) return game.currentStatus === 'open'
  const openTime = parseTimeOfDay(game.openTime)
  return openTime !== null && minutesSinceMidnight(now) <= openTime
}

/** The games that are shown: the active ones, in order of their open time. */
export function visibleStarlineGames<
  Game extends { openTime: string; isActive?: boolean | null | undefined },
>(games: readonly Game[]): Game[] {
  return sortByOpenTime(games.filter((game) => game.isActive === true))
}

/** Whether a whole pana was typed that cannot win: of another kind, or never drawn like this. */
export function isHopelessPana(betType: StarlineBetTypeId, number: string): boolean {
  const { pannaKind } = starlineBetTypes[betType]
  const typed = pannaKind === null ? null : classifyPanna(number)
  return typed !== null && (typed !== pannaKind || !isCanonicalPanna(number))
}

/** What was drawn: the number and its digit ('' if it can't be told). */
export type StarlineDraw = { number: string; digit: string }

/**
 * A game's draw, `null` until it's declared. The host's digit counts if there is one, otherwise the
 * last digit of the number's sum.
 */
export function starlineDraw(game: {
  result?: string | null | undefined
  digit?: string | null | undefined
}): StarlineDraw | null {
  if (!isStarlineDeclared(game.result)) return null
  const number = game.result.trim()
  const digit = game.digit?.trim() ?? ''
  return { number, digit: /^\d$/.test(digit) ? digit : pannaDigit(number) }
}

/**
 * Whole minutes until the open time of a game that takes bets at `now` (epoch ms); `null` when it
 * takes none, or when the host keeps it open past that time.
 */
export function starlineMinutesLeft(game: StarlineGameFacts, now: number): number | null {
  if (!isStarlineBettable(game, now)) return null
  const left = (parseTimeOfDay(game.openTime) ?? -1) - minutesSinceMidnight(now)
  return left < 0 ? null : left
}

/**
 * The Starline game that can be bet on next at `now` (epoch ms), and the whole minutes until its
 * open time: null minutes when the host keeps it open past that. Null when none can be bet on.
 */
export function nextStarlineGame<Game extends StarlineGameFacts>(
  games: readonly Game[],
  now: number,
): { game: Game; minutesLeft: number | null } | null {
  const game = visibleStarlineGames(games).find((candidate) => isStarlineBettable(candidate, now))
  if (!game) return null
  return { game, minutesLeft: starlineMinutesLeft(game, now) }
}

/** What is wrong with a field of a Starline bet form. */
export type StarlineBetProblem = BetAmountProblem | { code: 'invalid-number' }

/** What is wrong, by field; an empty object is a bet that may be sent. */
export type StarlineBetErrors = { number?: StarlineBetProblem; amount?: StarlineBetProblem }

/**
 * Judges a Starline bet form; limits and balance in rupees. A game without limits has those of a
 * regular bet.
 */
export function validateStarlineBet(draft: {
  betType: StarlineBetTypeId
  number: string
  amount: string
  minBet?: number | null | undefined
  maxBet?: number | null | undefined
  balance: number | null
}): StarlineBetErrors {
  const { digits } = starlineBetTypes[draft.betType]
  const number = draft.number.trim()
  const validNumber = /^\d+$/.test(number) && number.length === digits
  const limits = { min: draft.minBet ?? betLimits.min, max: draft.maxBet ?? betLimits.max }
  const amount = amountProblem(draft.amount, limits, draft.balance)
  return {
    ...(!validNumber && { number: { code: 'invalid-number' } as const }),
    ...(amount !== null && { amount }),
  }
}

/** An empty field is below every minimum; anything but whole rupees isn't an amount. */
function amountProblem(
  typed: string,
  limits: { min: number; max: number },
  balance: number | null,
): BetAmountProblem | null {
  if (typed.trim() === '') return { code: 'below-minimum', minimum: asShown(limits.min) }
  const amount = parseAmount(typed)
  return amount === null ? { code: 'invalid-amount' } : limitProblem(amount, limits, balance)
}
