import { pannaDigit } from '../market/panna.ts'
import { minutesSinceMidnight, parseTimeOfDay } from '../time/time-of-day.ts'
import {
  isStarlineBettable,
  isStarlineDeclared,
  visibleStarlineGames,
  type StarlineGame,
} from './starline.ts'

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

/**
 * The Starline game that can be bet on next at `now` (epoch ms), and the whole minutes until its
 * open time: null minutes when the host keeps it open past that. Null when none can be bet on.
 */
export function nextStarlineGame<Game extends StarlineGame>(
  games: readonly Game[],
  now: number,
): { game: Game; minutesLeft: number | null } | null {
  const game = visibleStarlineGames(games).find((candidate) => isStarlineBettable(candidate, now))
  if (!game) return null
  return { game, minutesLeft: starlineMinutesLeft(game, now) }
}
