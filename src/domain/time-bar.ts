import { commonMessages } from '#messages/common.ts'
import { gameMessages } from '#messages/game.ts'
import { marketStatus } from './market.ts'
import type { Market, SessionStatus } from './market.ts'
import {
  durationSpoken,
  formatTimeOfDay,
  minutesSinceMidnight,
  parseTimeOfDay,
} from './time-of-day.ts'

/** One half of a market's time bar. */
export type TimeBarSegment = {
  /** How much of the segment has passed, 0 to 1. */
  elapsed: number
  /** Whether its session may still be bet; otherwise it is drawn as ended. */
  bettable: boolean
}

/** The drawing of a market's day: needle on the whole bar (0 to 1) and its two halves. */
export type TimeBar = { needle: number; open: TimeBarSegment; close: TimeBarSegment }

/** The first half shows at most this many minutes before the open time. */
const leadMinutes = 6 * 60

const clamp = (share: number) => Math.min(1, Math.max(0, share))

function elapsedShare(from: number, to: number, at: number): number {
  return to <= from ? (at >= to ? 1 : 0) : clamp((at - from) / (to - from))
}

/**
 * Where a market stands in its day. The first half runs from the start of the day (or six hours
 * before) to the open time, the second from open to close time; the needle jumps per minute.
 */
export function timeBar(market: Market, now: number): TimeBar {
  const { label, open, close } = marketStatus(market, now)
  const minute = minutesSinceMidnight(now)
  const openTime = parseTimeOfDay(market.openTime) ?? 0
  const closeTime = parseTimeOfDay(market.closeTime) ?? openTime
  const over = label === 'market-closed'
  const first = over ? 1 : elapsedShare(Math.max(0, openTime - leadMinutes), openTime, minute)
  const second = over ? 1 : minute < openTime ? 0 : elapsedShare(openTime, closeTime, minute)
  return {
    needle: (first + second) / 2,
    open: { elapsed: first, bettable: open.bettable },
    close: { elapsed: second, bettable: close.bettable },
  }
}

function sessionInWords(status: SessionStatus): string {
  const name = commonMessages.session[status.session]
  const time = formatTimeOfDay(status.time)
  if (status.bettable) return gameMessages.betting(name, time, durationSpoken(status.minutesLeft))
  return status.declared
    ? gameMessages.bettingClosedEarly(name)
    : gameMessages.bettingEnded(name, time)
}

/** The time bar for a screen reader: "Open betting ends 3:00 PM, 1 hour 18 minutes left. …" */
export function timeBarInWords(market: Market, now: number): string {
  const { open, close } = marketStatus(market, now)
  return `${sessionInWords(open)} ${sessionInWords(close)}`
}
