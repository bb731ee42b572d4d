import * as z from 'zod/mini'
import { sessions } from '#domain/market/session.ts'
import { textOrNone } from './text-or-none.ts'

/** 24-hour time of day, HH:MM. */
export const timeOfDay = z.string().check(z.regex(/^\d{1,2}:\d{2}$/))

/**
 * A game's id, which is a part of addresses. A browser reads '.' and '..' there as steps, however
 * they're encoded, and nothing as no part: another address would be opened or asked. Pact's own
 * verifier reads this expression too: it matches the whole text, and knows no look-ahead.
 */
export const gameIdInAddress = z.string().check(z.regex(/^(.*[^.].*|\.{3,})$/))

export const game = z.object({
  _id: gameIdInAddress,
  gameName: z.string(),
  openTime: timeOfDay,
  closeTime: timeOfDay,
  /** 'XXX-XX-XXX' with '*' for what is not declared. */
  result: z._default(z.nullable(z.string()), '***-**-***'),
})
export type Game = z.infer<typeof game>

/** Rows: nobody plays more markets, and a phone that draws them stands still. */
export const mostGames = 2_000

/** A stake of `min` pays `max`. */
export const rate = z.object({ min: z.number(), max: z.number() })

export const gameRates = z.object({
  singleDigit: z.nullish(rate),
  jodiDigit: z.nullish(rate),
  singlePana: z.nullish(rate),
  doublePana: z.nullish(rate),
  triplePana: z.nullish(rate),
  halfSangam: z.nullish(rate),
  fullSangam: z.nullish(rate),
})
export type GameRates = z.infer<typeof gameRates>

export const sessionResult = z.object({
  gameId: z.nullish(z.string()),
  gameDate: textOrNone,
  session: z.enum(sessions),
  pana: z.string(),
  digit: z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
})
export type SessionResult = z.infer<typeof sessionResult>
/** As the contract pins it: date and digit are text. */
export const sessionResultWire = z.extend(sessionResult, {
  gameDate: z.string(),
  digit: z.string(),
})
