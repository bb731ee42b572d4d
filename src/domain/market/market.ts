import {
  minutesPerDay,
  minutesSinceMidnight,
  momentAt,
  parseTimeOfDay,
} from '../time/time-of-day.ts'
import { isCloseDeclared, isOpenDeclared, parseResult } from './result/result.ts'
import type { Session } from './session.ts'

/** What the rules need to know of a market: times as 'HH:MM' (24 h) and the result text. */
export type Market = { openTime: string; closeTime: string; result: string | null }

/** What the card of a market says. 'bettable' shows a tick mark per session. */
export type MarketLabel = 'market-closed' | 'result-declared' | 'bettable' | 'game-closed'

/** One session of a market at one moment. */
export type SessionStatus = {
  session: Session
  /** The time as written, 'HH:MM'. */
  time: string
  bettable: boolean
  declared: boolean
  /** The first moment when it's too late to bet (epoch ms); `null` if the time is unreadable. */
  endsAt: number | null
  /** Whole minutes until the written time; 0 in the last minute and after, or when not bettable. */
  minutesLeft: number
}

/** Open ends when its minute begins; close still counts during the whole of its minute. */
const lastMinute = { open: (time: number) => time - 1, close: (time: number) => time } as const

const timeOf = (market: Market, session: Session) =>
  session === 'open' ? market.openTime : market.closeTime

/** Whether a session's result is declared, and whether it may be bet on. */
function stateOf(market: Market, session: Session, now: number) {
  const result = parseResult(market.result)
  const declared = session === 'open' ? isOpenDeclared(result) : isCloseDeclared(result)
  const time = parseTimeOfDay(timeOf(market, session))
  const inTime = time !== null && minutesSinceMidnight(now) <= lastMinute[session](time)
  return { declared, time, bettable: !declared && inTime }
}

function sessionStatus(market: Market, session: Session, now: number): SessionStatus {
  const { declared, time, bettable } = stateOf(market, session, now)
  return {
    session,
    time: timeOf(market, session),
    bettable,
    declared,
    endsAt: time === null ? null : momentAt(now, lastMinute[session](time) + 1),
    minutesLeft: bettable && time !== null ? time - minutesSinceMidnight(now) : 0,
  }
}

/** What the card of a market says at `now` (readings.md#card-label). */
export function marketLabel(market: Market, now: number): MarketLabel {
  const [open, close] = [stateOf(market, 'open', now), stateOf(market, 'close', now)]
  const closeTime = parseTimeOfDay(market.closeTime)
  if (closeTime !== null && minutesSinceMidnight(now) > closeTime) return 'market-closed'
  const isUnread = parseResult(market.result).unread !== undefined
  if (open.declared && close.declared && !isUnread) return 'result-declared'
  return open.bettable || close.bettable ? 'bettable' : 'game-closed'
}

/**
 * What may be bet on a market at `now` (epoch ms, device clock) and what its card says. A market that
 * closes after midnight is judged by minutes since midnight like any other
 * (readings.md#after-midnight); a time that cannot be read is not bettable.
 */
export function marketStatus(market: Market, now: number) {
  const open = sessionStatus(market, 'open', now)
  const close = sessionStatus(market, 'close', now)
  const label = marketLabel(market, now)
  return { label, openBettable: open.bettable, closeBettable: close.bettable, open, close }
}

/** The games in order of their open time, as every list shows them; unreadable ones last. */
export function sortByOpenTime<Game extends { openTime: string }>(games: readonly Game[]): Game[] {
  const at = (game: Game) => parseTimeOfDay(game.openTime) ?? minutesPerDay
  return [...games].sort((a, b) => at(a) - at(b))
}

/** The next moment (epoch ms, after `now`) at which any market may change; midnight at the latest. */
export function nextMarketEdge(markets: readonly Market[], now: number): number {
  const edges = markets.flatMap((market) => {
    const { open, close } = marketStatus(market, now)
    return [open.endsAt, close.endsAt]
  })
  const later = edges.filter((edge): edge is number => edge !== null && edge > now)
  return Math.min(momentAt(now, minutesPerDay), ...later)
}
