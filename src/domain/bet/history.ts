import type { Session } from '../market/session.ts'
import {
  addIndiaDays,
  indiaClock,
  indiaDayKey,
  momentInIndia,
  parseIndiaDayKey,
} from '../time/india.ts'
import { parseDate } from '../time/parse-date.ts'
import type { BetStatus } from './bet-status.ts'
import { readBetType } from './bet-types.ts'

/** A game as its id, or as the object some hosts put in its place. */
export type GameRef =
  | string
  | { _id?: string | null | undefined; gameName?: string | null | undefined }
  | null
  | undefined

/** The id of a game, '' when it is not known. */
export function gameIdOf(ref: GameRef): string {
  return typeof ref === 'string' ? ref : (ref?._id ?? '')
}

/** The name of a bet's game, '' when it is not known. */
export function gameNameOf(bet: {
  gameName?: string | null | undefined
  gameId?: GameRef
}): string {
  const inside = typeof bet.gameId === 'object' ? bet.gameId?.gameName : null
  return bet.gameName || inside || ''
}

/** What the histories need to know of a bet; dates as the host sent them, amounts in rupees. */
export type BetRecord = {
  betType: string
  gameId?: GameRef
  session?: string | null | undefined
  status: string
  betAmount: number
  potentialWin?: number | null | undefined
  winAmount?: number | null | undefined
  betDate: string
}

/** The date ranges a history offers; 'all' is no range. */
export const dateRanges = ['all', 'today', 'last-7-days', 'last-month', 'custom'] as const
export type DateRange = (typeof dateRanges)[number]

/** Days 'YYYY-MM-DD', both included; '' is unbounded. */
export type DayBounds = { from: string; to: string }

/** The same day one month earlier, or the last day of that month when it is shorter. */
function oneMonthEarlier(now: number): number {
  const today = indiaClock(now)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return momentInIndia(Date.UTC(year, month - 1, Math.min(today.getUTCDate(), lastDay)))
}

/**
 * The days of a range in India, both included. Every range ends today (readings.md#history-order): the
 * last seven days count today, the last month starts on the same day a month ago. Custom days given
 * the wrong way round are put right.
 */
export function rangeDays(
  range: DateRange,
  now: number,
  custom: DayBounds = { from: '', to: '' },
): DayBounds {
  const today = indiaDayKey(now)
  switch (range) {
    case 'all':
      return { from: '', to: '' }
    case 'today':
      return { from: today, to: today }
    case 'last-7-days':
      return { from: indiaDayKey(addIndiaDays(now, -6)), to: today }
    case 'last-month':
      return { from: indiaDayKey(oneMonthEarlier(now)), to: today }
    case 'custom': {
      const [from, to] = [custom.from, custom.to].map((day) =>
        parseIndiaDayKey(day) === null ? '' : day,
      )
      const swapped = from !== '' && to !== '' && (from ?? '') > (to ?? '')
      return swapped ? { from: to ?? '', to: from ?? '' } : { from: from ?? '', to: to ?? '' }
    }
  }
}

/** What a history is narrowed to; 'all' narrows nothing. */
export type BetFilter = {
  status: BetStatus | 'all'
  betType: string
  /** 'all' includes bets on both sessions (full sangam). */
  session: Session | 'all'
  gameId: string
  range: DateRange
  custom: DayBounds
}

/** The filter that narrows nothing. */
export const noFilter: BetFilter = {
  status: 'all',
  betType: 'all',
  session: 'all',
  gameId: 'all',
  range: 'all',
  custom: { from: '', to: '' },
}

/** A bet's type by its wire value, however the host writes it. */
const betTypeIdOf = (bet: BetRecord) => readBetType(bet.betType)?.id ?? bet.betType

/**
 * The bets a filter leaves, in the order given; `now` is epoch ms. A bet whose date can't be read
 * may be of any day, so no range leaves it out.
 */
export function filterBets<Bet extends BetRecord>(
  bets: readonly Bet[],
  filter: BetFilter,
  now: number,
): Bet[] {
  const { from, to } = rangeDays(filter.range, now, filter.custom)
  const anyDay = from === '' && to === ''
  const isWithin = (date: string) => {
    const moment = parseDate(date)
    if (moment === null) return true
    const day = indiaDayKey(moment)
    return day >= from && (to === '' || day <= to)
  }
  return bets.filter(
    (bet) =>
      (filter.status === 'all' || bet.status === filter.status) &&
      (filter.betType === 'all' || betTypeIdOf(bet) === filter.betType) &&
      (filter.session === 'all' || bet.session === filter.session) &&
      (filter.gameId === 'all' || gameIdOf(bet.gameId) === filter.gameId) &&
      (anyDay || isWithin(bet.betDate)),
  )
}

/** How many of these bets have no date that can be read. */
export const countUndated = (bets: readonly BetRecord[]): number =>
  bets.filter(({ betDate }) => parseDate(betDate) === null).length

/** What a history can be sorted by. */
export const betSorts = ['bet-date', 'amount', 'win-amount'] as const
export type BetSort = (typeof betSorts)[number]
export type SortDirection = 'descending' | 'ascending'

const sortValue: Record<BetSort, (bet: BetRecord) => number> = {
  'bet-date': (bet) => parseDate(bet.betDate) ?? 0,
  amount: (bet) => bet.betAmount,
  'win-amount': wonRupees,
}

/**
 * A sorted copy; bets that are equal stay newest first. The default is newest first
 * (readings.md#history-order).
 */
export function sortBets<Bet extends BetRecord>(
  bets: readonly Bet[],
  sort: BetSort = 'bet-date',
  direction: SortDirection = 'descending',
): Bet[] {
  const value = sortValue[sort]
  const sign = direction === 'descending' ? -1 : 1
  // Each date is read once, not at every comparison: a history may hold thousands of bets.
  const keyed = bets.map((bet) => {
    const date = sortValue['bet-date'](bet)
    return { bet, by: sort === 'bet-date' ? date : value(bet), date }
  })
  keyed.sort((a, b) => sign * (a.by - b.by) || b.date - a.date)
  return keyed.map(({ bet }) => bet)
}

/**
 * What a bet brought in rupees: 0 unless it was won, else its win amount or its potential win. `null`
 * if the host doesn't say: no bet wins ₹0, so that isn't an amount either.
 */
export function wonAmount(bet: BetRecord): number | null {
  return bet.status === 'won' ? bet.winAmount || bet.potentialWin || null : 0
}

/** The same where it's added up or sorted: an amount that isn't known counts as 0. */
export function wonRupees(bet: BetRecord): number {
  return wonAmount(bet) ?? 0
}

/** Won over total bets in whole percent, 0 when there are none (readings.md#history-order). */
export function winRate(won: number, total: number): number {
  return total > 0 ? Math.round((won * 100) / total) : 0
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Whether the host says what each of these bets brought. */
const areAllAmountsKnown = (bets: readonly BetRecord[]) =>
  bets.every((bet) => wonAmount(bet) !== null)

/** The tiles of the bidding history, amounts in rupees. */
export function biddingSummary(bets: readonly BetRecord[]) {
  const won = bets.filter((bet) => bet.status === 'won')
  return {
    totalBets: bets.length,
    totalInvested: sum(bets.map((bet) => bet.betAmount)),
    totalWinnings: sum(won.map(wonRupees)),
    /** Otherwise the winnings are what is known of them. */
    isWhole: areAllAmountsKnown(won),
    winRate: winRate(won.length, bets.length),
  }
}

/** The tiles of the winning history, over the winning bets only, amounts in rupees. */
export function winningSummary(bets: readonly BetRecord[]) {
  const won = bets.filter((bet) => bet.status === 'won')
  const totalWon = sum(won.map(wonRupees))
  const totalBet = sum(won.map((bet) => bet.betAmount))
  return {
    totalWins: won.length,
    totalWon,
    totalBet,
    netProfit: totalWon - totalBet,
    isWhole: areAllAmountsKnown(won),
  }
}
