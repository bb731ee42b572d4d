import { marketStatus, type Market, type SessionStatus } from '../market/market.ts'
import { minutesSinceMidnight, parseTimeOfDay } from './time-of-day.ts'

/** One half of a market's time bar: a session, and how it is drawn. */
export type TimeBarHalf = SessionStatus & {
  /** How much of the half has passed, 0 to 1. */
  elapsed: number
  /** Bettable, with less than ten minutes left. */
  urgent: boolean
}

/** The first half shows at most this many minutes before the open time. */
const leadMinutes = 6 * 60
/** Fewer minutes than this are urgent. */
const urgentMinutes = 10

const clamp = (share: number) => Math.min(1, Math.max(0, share))

function elapsedShare(from: number, to: number, at: number): number {
  return to <= from ? (at >= to ? 1 : 0) : clamp((at - from) / (to - from))
}

function half(status: SessionStatus, elapsed: number): TimeBarHalf {
  return { ...status, elapsed, urgent: status.bettable && status.minutesLeft < urgentMinutes }
}

/**
 * Where a market stands in its day: its two halves. The first runs from the start of the day (or six
 * hours before) to the open time, the second from open to close time; both jump per minute.
 */
export function timeBar(market: Market, now: number): { open: TimeBarHalf; close: TimeBarHalf } {
  const { label, open, close } = marketStatus(market, now)
  const minute = minutesSinceMidnight(now)
  const openTime = parseTimeOfDay(market.openTime) ?? 0
  const closeTime = parseTimeOfDay(market.closeTime) ?? openTime
  const over = label === 'market-closed'
  const first = over ? 1 : elapsedShare(Math.max(0, openTime - leadMinutes), openTime, minute)
  const second = over ? 1 : minute < openTime ? 0 : elapsedShare(openTime, closeTime, minute)
  return { open: half(open, first), close: half(close, second) }
}
