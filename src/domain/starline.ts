import { betMessages } from '#messages/bet.ts'
import { starlineMessages } from '#messages/starline.ts'
import { betLimits } from './bet.ts'
import { sortByOpenTime } from './market.ts'
import { parseAmount } from './money.ts'
import type { Rate } from './money.ts'
import type { PannaKind } from './panna.ts'
import { minutesSinceMidnight, parseTimeOfDay } from './time-of-day.ts'

/**
 * The four Starline bet types (readings.md#starline-bet-types); `id` is the wire value and the
 * rate's name.
 */
const rows = [
  {
    id: 'singleDigit',
    title: 'Single Digit',
    digits: 1,
    pannaKind: null,
    defaultRate: { min: 10, max: 100 },
  },
  {
    id: 'singlePana',
    title: 'Single Pana',
    digits: 3,
    pannaKind: 'single',
    defaultRate: { min: 10, max: 1500 },
  },
  {
    id: 'doublePana',
    title: 'Double Pana',
    digits: 3,
    pannaKind: 'double',
    defaultRate: { min: 10, max: 3000 },
  },
  {
    id: 'triplePana',
    title: 'Triple Pana',
    digits: 3,
    pannaKind: 'triple',
    defaultRate: { min: 10, max: 7000 },
  },
] as const satisfies readonly StarlineBetTypeRow[]

interface StarlineBetTypeRow {
  id: string
  title: string
  /** How many digits are typed. */
  digits: number
  pannaKind: PannaKind | null
  /** Used when the rates cannot be loaded. */
  defaultRate: Rate
}

/** A Starline bet type as it is sent. */
export type StarlineBetTypeId = (typeof rows)[number]['id']
/** One Starline bet type. */
export interface StarlineBetType extends StarlineBetTypeRow {
  id: StarlineBetTypeId
}
/** The Starline rates by bet type. */
export type StarlineRates = Record<StarlineBetTypeId, Rate>

/** The four Starline bet types in the order the screens show them. */
export const starlineBetTypeList: readonly StarlineBetType[] = rows

/** The four Starline bet types by wire value. */
export const starlineBetTypes = Object.fromEntries(rows.map((row) => [row.id, row])) as Record<
  StarlineBetTypeId,
  StarlineBetType
>

/** The rates used silently when loading them failed. */
export const defaultStarlineRates = Object.fromEntries(
  rows.map((row) => [row.id, row.defaultRate]),
) as StarlineRates

/** The rate of a bet type, its default where the host gives none, silently. */
export function starlineRateFor(
  rates: Partial<Record<StarlineBetTypeId, Rate | null | undefined>> | null | undefined,
  betType: StarlineBetTypeId,
): Rate {
  return rates?.[betType] ?? defaultStarlineRates[betType]
}

/** The rate of every bet type, with the defaults where the host gives none. */
export function allStarlineRates(rates: Parameters<typeof starlineRateFor>[0]): StarlineRates {
  return Object.fromEntries(rows.map(({ id }) => [id, starlineRateFor(rates, id)])) as StarlineRates
}

/** The quick amounts of a Starline bet in rupees. */
export const starlinePresets = [100, 500, 1000, 2000] as const

/** Whether a quick amount can be paid; an unknown balance disables nothing. */
export function isPresetEnabled(preset: number, balance: number | null): boolean {
  return balance === null || preset <= balance
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace('panna', 'pana')

/** Reads a Starline bet type however it is written ('single pana', 'SINGLE_PANNA'), else `null`. */
export function readStarlineBetType(text: string | null | undefined): StarlineBetTypeId | null {
  const wanted = plain(text ?? '')
  return rows.find(({ id }) => plain(id) === wanted)?.id ?? null
}

/** Whether a draw is declared: any result but '***'. */
export function isStarlineDeclared(result: string | null | undefined): result is string {
  const text = (result ?? '').trim()
  return text !== '' && !text.includes('*')
}

/** What the rules need to know of a Starline game. */
export type StarlineGame = {
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
  game: Pick<StarlineGame, 'openTime' | 'currentStatus' | 'result'>,
  now: number,
): boolean {
  if (isStarlineDeclared(game.result)) return false
  if (game.currentStatus) return game.currentStatus === 'open'
  const openTime = parseTimeOfDay(game.openTime)
  return openTime !== null && minutesSinceMidnight(now) <= openTime
}

/** The word on a game that takes no bets, `null` while it does. */
export function starlineStatusMessage(
  game: Pick<StarlineGame, 'openTime' | 'currentStatus' | 'result'>,
  now: number,
): string | null {
  return isStarlineBettable(game, now) ? null : starlineMessages.marketClosed
}

/** The games that are shown: the active ones, in order of their open time. */
export function visibleStarlineGames<
  Game extends { openTime: string; isActive?: boolean | null | undefined },
>(games: readonly Game[]): Game[] {
  return sortByOpenTime(games.filter((game) => game.isActive === true))
}

/** What a Starline number field keeps of what was typed. */
export function sanitizeStarlineNumber(betType: StarlineBetTypeId, typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, starlineBetTypes[betType].digits)
}

/** The sentence under each field that is wrong; an empty object is a bet that may be sent. */
export type StarlineBetErrors = { number?: string; amount?: string }

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
  const minBet = draft.minBet ?? betLimits.min
  const maxBet = draft.maxBet ?? betLimits.max
  const amount = amountProblem(draft.amount, { minBet, maxBet, balance: draft.balance })
  return {
    ...(!validNumber && { number: starlineMessages.invalidNumber }),
    ...(amount !== null && { amount }),
  }
}

/** Nothing typed is below every minimum; what is no whole number of rupees is no amount. */
function amountProblem(
  typed: string,
  limits: { minBet: number; maxBet: number; balance: number | null },
): string | null {
  const amount = parseAmount(typed)
  if (amount === null && typed.trim() !== '') return betMessages.invalidAmount
  if (amount === null || amount < limits.minBet) return betMessages.minimum(limits.minBet)
  if (amount > limits.maxBet) return betMessages.maximum(limits.maxBet)
  return limits.balance !== null && amount > limits.balance ? betMessages.insufficientBalance : null
}
