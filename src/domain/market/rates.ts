import {
  betTypeList,
  betTypes,
  type BetType,
  type BetTypeId,
  type RateKey,
} from '../bet/bet-types.ts'
import type { Rate } from '../money/money.ts'

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
