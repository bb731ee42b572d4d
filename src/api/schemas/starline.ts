import * as z from 'zod/mini'
import { pageSize } from '#domain/list/paging.ts'
import { starlineBetTypeList } from '#domain/starline/starline-bet-types.ts'
import { bet, betStatus, gameRef } from './bet.ts'
import { gameIdInAddress, gameRates, timeOfDay } from './game.ts'
import { textOrNone } from './text-or-none.ts'

const starlineBetTypeIds = starlineBetTypeList.map((type) => type.id)

export const starlineGame = z.object({
  _id: gameIdInAddress,
  gameName: z.string(),
  gameNameHindi: z.nullish(z.string()),
  openTime: timeOfDay,
  isActive: z.nullish(z.boolean()),
  /** 'open' means bettable; missing falls back to the time. */
  currentStatus: z.nullish(z.string()),
  /** Three digits, '***' when not declared. */
  result: z.nullish(z.string()),
  digit: z.nullish(z.union([z.string(), z.pipe(z.number(), z.transform(String))])),
  minBet: z.nullish(z.number()),
  maxBet: z.nullish(z.number()),
})
export type StarlineGame = z.infer<typeof starlineGame>

export const newStarlineBet = z.strictObject({
  gameId: z.string(),
  betType: z.enum(starlineBetTypeIds),
  betNumber: z.string(),
  betAmount: z.int().check(z.positive()),
})

/** A bet without a session, and without its game's name beside the game. */
const { gameName: _, session: __, ...betFields } = bet.shape
/** Some hosts send the whole draw as the result of a bet. */
const drawResult = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform(({ winningNumber, result, pana }): string | null => {
    const text = winningNumber ?? result ?? pana
    return typeof text === 'string' || typeof text === 'number' ? String(text) : null
  }),
)
export const starlineBet = z.object({
  ...betFields,
  result: z.nullish(z.union([z.string(), drawResult])),
})
export type StarlineBet = z.infer<typeof starlineBet>
/** As the contract pins it. */
export const starlineBetWire = z.extend(starlineBet, {
  gameId: gameRef,
  betType: z.enum(starlineBetTypeIds),
  status: betStatus,
  betDate: z.string(),
  result: bet.shape.result,
})

/** All filters are the host's. Dates are YYYY-MM-DD. */
export const starlineBetsQuery = z.strictObject({
  page: z.optional(z.int()),
  limit: z.optional(z.int()),
  gameId: z.optional(z.string()),
  status: z.optional(betStatus),
  betType: z.optional(z.enum(starlineBetTypeIds)),
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
})

export const starlineSummary = z.object({
  totalBets: z.number(),
  totalBetAmount: z.number(),
  totalWinAmount: z.number(),
  netProfitLoss: z.number(),
})

export const pagination = z.object({
  current: z.number(),
  pages: z.number(),
  total: z.number(),
  limit: z.number(),
})

/** As it's read: how many pages there are follows from the rest where a host leaves it out. */
export const completePagination = z.pipe(
  z.object({
    current: z.nullish(z.number()),
    pages: z.nullish(z.number()),
    total: z.nullish(z.number()),
    limit: z.nullish(z.number()),
  }),
  z.transform(({ current, pages, total, limit }) => {
    const each = limit || pageSize
    return {
      current: current ?? undefined,
      pages: pages ?? Math.max(1, Math.ceil((total ?? 0) / each)),
      total: total ?? 0,
      limit: each,
    }
  }),
)

const { singleDigit, singlePana, doublePana, triplePana } = gameRates.shape
export const starlineRates = z.object({ singleDigit, singlePana, doublePana, triplePana })

export const starlineResult = z.object({
  gameDate: textOrNone,
  /** Three digits, '***' when not declared. */
  winningNumber: z.string(),
  declaredAt: z.nullish(z.string()),
})
export type StarlineResult = z.infer<typeof starlineResult>
/** As the contract pins it. */
export const starlineResultWire = z.extend(starlineResult, { gameDate: z.string() })
