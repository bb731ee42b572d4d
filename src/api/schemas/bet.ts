import * as z from 'zod/mini'
import { betStatuses } from '#domain/bet/bet-status.ts'
import { betTypeList } from '#domain/bet/bet-types.ts'
import { sessions } from '#domain/market/session.ts'
import { statusOrNone, textOrNone } from './text-or-none.ts'

const betTypeIds = betTypeList.map((type) => type.id)

export const betSession = z.enum(sessions)

/** What `placeBet` sends. `session` is null for full sangam. */
export const newBet = z.strictObject({
  gameId: z.string(),
  betType: z.enum(betTypeIds),
  session: z.nullable(betSession),
  betNumber: z.string(),
  betAmount: z.number(),
  /** Today at local midnight, ISO. */
  gameDate: z.string(),
})
export type NewBet = z.infer<typeof newBet>

/** A game as an id, or as the object some hosts send instead. */
export const gameRef = z.union([
  z.string(),
  z.object({ _id: z.nullish(z.string()), gameName: z.nullish(z.string()) }),
])

export const bet = z.object({
  _id: z.string(),
  betType: z.string(),
  gameId: z.nullish(gameRef),
  gameName: z.nullish(z.string()),
  session: z.nullish(z.string()),
  betNumber: z.string(),
  betAmount: z.number(),
  potentialWin: z.nullish(z.number()),
  winAmount: z.nullish(z.number()),
  status: statusOrNone,
  betDate: textOrNone,
  resultDate: z.nullish(z.string()),
  result: z.nullish(z.string()),
})
export type Bet = z.infer<typeof bet>

export const betStatus = z.enum(betStatuses)

/** As the contract pins it. */
export const betWire = z.extend(bet, {
  betType: z.enum(betTypeIds),
  session: z.nullable(betSession),
  gameId: gameRef,
  gameName: z.string(),
  status: betStatus,
  betDate: z.string(),
})
