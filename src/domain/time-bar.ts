import { commonMessages } from '#messages/common.ts'
import { gameMessages } from '#messages/game.ts'
import { marketStatus } from './market.ts'
import type { Market, SessionStatus } from './market.ts'
import {
  durationInWords,
  durationSpoken,
  formatTimeOfDay,
  minutesSinceMidnight,
  parseTimeOfDay,
} from './time-of-day.ts'

/** One half of a market's time bar: a session, drawn and written. */
export type TimeBarHalf = {
  /** How much of the half has passed, 0 to 1. */
  elapsed: number
  /** Whether the session may still be bet; otherwise it is drawn as ended. */
  bettable: boolean
  /** Bettable, with less than ten minutes left. */
  urgent: boolean
  /** 'Open 3:00 PM' */
  label: string
  /** '1 h 18 min left' or 'Ended' */
  detail: string
}

/** A market's day: the needle on the whole bar (0 to 1), its two halves, and all of it in words. */
export type TimeBar = { needle: number; open: TimeBarHalf; close: TimeBarHalf; label: string }

/** The first half shows at most this many minutes before the open time. */
const leadMinutes = 6 * 60
/** Fewer minutes than this are urgent. */
const urgentMinutes = 10

const clamp = (share: number) => Math.min(1, Math.max(0, share))

function elapsedShare(from: number, to: number, at: number): number {
  return to <= from ? (at >= to ? 1 : 0) : clamp((at - from) / (to - from))
}

function half(status: SessionStatus, elapsed: number): TimeBarHalf {
  const { bettable, minutesLeft } = status
  return {
    elapsed,
    bettable,
    urgent: bettable && minutesLeft < urgentMinutes,
    label: gameMessages.sessionAt(
      commonMessages.session[status.session],
      formatTimeOfDay(status.time),
    ),
    detail: bettable ? gameMessages.left(durationInWords(minutesLeft)) : gameMessages.ended,
  }
}

function inWords(status: SessionStatus): string {
  const name = commonMessages.session[status.session]
  const time = formatTimeOfDay(status.time)
  if (status.bettable) return gameMessages.betting(name, time, durationSpoken(status.minutesLeft))
  return status.declared
    ? gameMessages.bettingClosedEarly(name)
    : gameMessages.bettingEnded(name, time)
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
    open: half(open, first),
    close: half(close, second),
    label: `${inWords(open)} ${inWords(close)}`,
  }
}
