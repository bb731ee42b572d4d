import type { StarlineBet } from '#api/schemas/starline.ts'
import { gameNameOf } from '#domain/bet/history.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { nameStarlineBetType } from '#messages/bet/bet-types.ts'
import { historyMessages } from '#messages/bet/history.ts'

/** The bet type as we write it, else as the host does. */
export const typeOf = ({ betType }: StarlineBet): string => nameStarlineBetType(betType)

/** The game's name, if the host gives it. */
export const gameOf = (bet: StarlineBet): string => gameNameOf(bet) || historyMessages.unknownGame

/** A date of the host as it is read; `null` when there is none. */
export function dateOf(date: string | null | undefined, now: number): string | null {
  const moment = parseDate(date)
  return moment === null ? null : formatDateTime(moment, now)
}
