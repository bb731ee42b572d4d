import { pannaDigit } from '../market/panna.ts'
import { minutesSinceMidnight, parseTimeOfDay } from '../time/time-of-day.ts'
import { isStarlineBettable, isStarlineDeclared, type StarlineGame } from './starline.ts'

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
export function starlineMinutesLeft(game: StarlineGame, now: number): number | null {
  if (!isStarlineBettable(game, now)) return null
  const left = (parseTimeOfDay(game.openTime) ?? -1) - minutesSinceMidnight(now)
  return left < 0 ? null : left
}
