import {
  betTypeList,
  betTypes,
  type BetType,
  type BetTypeId,
  type RateKey,
} from '../bet/bet-types.ts'
import { potentialWin, type Rate } from '../money/money.ts'
import { classifyPanna, isCanonicalPanna } from './panna.ts'

/** The rates of the regular bet types; a host may leave some out. */
export type Rates = Partial<Record<RateKey, Rate | null | undefined>>

/** The rate of a bet type, or `null` while it is not known, or if it isn't one that pays. */
export function rateFor(rates: Rates | null | undefined, betType: BetTypeId): Rate | null {
  const rate = rates?.[betTypes[betType].rateKey]
  return rate && rate.min > 0 && rate.max > 0 ? rate : null
}

/** One line of /game-rates: plain facts about a bet type (readings.md#odds). */
export type RateFacts = {
  betType: BetType
  rate: Rate
  /** One number in this many draws wins, on average, rounded. */
  oneIn: number
  /** Rupees that come back on average for ₹100 staked, rounded down to two decimals. */
  returnPer100: number
}

/** Rupees that come back on average for every ₹100 staked. */
export function returnPer100(rate: Rate, chance: number): number {
  if (!(rate.min > 0)) return 0
  return Math.floor(((rate.max / rate.min) * chance * 100 + 1e-9) * 100) / 100
}

/** The facts of every bet type that has a usable rate, in the order of the screens. */
export function rateFacts(rates: Rates): RateFacts[] {
  return betTypeList.flatMap((betType) => {
    const rate = rateFor(rates, betType.id)
    if (!rate) return []
    const oneIn = Math.round(1 / betType.chance)
    return [{ betType, rate, oneIn, returnPer100: returnPer100(rate, betType.chance) }]
  })
}

/** What one bet is told before it's sent: the rupees that ₹100 return if it wins, and its odds. */
export type BetOdds = { returns: number; oneIn: number }

const pannaTypes = { single: 'singlePanna', double: 'doublePanna', triple: 'triplePanna' } as const

/**
 * How likely a draw is to make a complete number win ('6', '00', '128', '5-123'), 0 if it never is.
 * Assumes that every digit is drawn as often as any other, a panna as often as the published chances
 * of its kind say (`betTypes`), and the two draws of a market apart: so it's said with "about".
 */
function chanceOf(number: string): number {
  const chances = number.split('-').map((part) => {
    const kind = classifyPanna(part)
    if (kind === null) return betTypes.single.chance ** part.length
    return isCanonicalPanna(part) ? betTypes[pannaTypes[kind]].chance : 0
  })
  return chances.reduce((product, chance) => product * chance, 1)
}

/** The odds of a complete number; null if it can't win or its rate isn't known: nothing is guessed. */
export function betOdds(number: string, rate: Rate | null | undefined): BetOdds | null {
  const [returns, chance] = [potentialWin(100, rate), chanceOf(number)]
  return returns > 0 && chance > 0 ? { returns, oneIn: Math.round(1 / chance) } : null
}
