import { gameMessages } from '#messages/game.ts'
import { betTypes } from './bet-types.ts'
import type { BetTypeId } from './bet-types.ts'
import { isCloseDeclared, isOpenDeclared, parseResult } from './result.ts'
import type { Session } from './session.ts'
import { minutesSinceMidnight, momentAt, minutesPerDay, parseTimeOfDay } from './time-of-day.ts'

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
  /** The first moment at which nobody may bet by time (epoch ms); `null` when the time is unreadable. */
  endsAt: number | null
  /** Whole minutes until the written time; 0 in the last minute and after, or when not bettable. */
  minutesLeft: number
}

/** A market at one moment. */
export type MarketStatus = {
  label: MarketLabel
  openBettable: boolean
  closeBettable: boolean
  open: SessionStatus
  close: SessionStatus
}

/** The words of each label; a bettable market has none, its sessions speak for it. */
export const marketLabelText = {
  'market-closed': gameMessages.marketClosed,
  'result-declared': gameMessages.resultDeclared,
  'game-closed': gameMessages.gameClosed,
  bettable: null,
} as const satisfies Record<MarketLabel, string | null>

/** Open ends when its minute begins; close still counts during the whole of its minute. */
const lastMinute = { open: (time: number) => time - 1, close: (time: number) => time } as const

const timeOf = (market: Market, session: Session) =>
  session === 'open' ? market.openTime : market.closeTime

function inTime(market: Market, session: Session, now: number): boolean {
  const time = parseTimeOfDay(timeOf(market, session))
  return time !== null && minutesSinceMidnight(now) <= lastMinute[session](time)
}

function sessionStatus(market: Market, session: Session, now: number): SessionStatus {
  const result = parseResult(market.result)
  const declared = session === 'open' ? isOpenDeclared(result) : isCloseDeclared(result)
  const bettable = !declared && inTime(market, session, now)
  const time = parseTimeOfDay(timeOf(market, session))
  return {
    session,
    time: timeOf(market, session),
    bettable,
    declared,
    endsAt: time === null ? null : momentAt(now, lastMinute[session](time) + 1),
    minutesLeft: bettable && time !== null ? time - minutesSinceMidnight(now) : 0,
  }
}

/**
 * What may be bet on a market at `now` (epoch ms, device clock) and what its card says
 * (readings.md#card-label). A market that closes after midnight is judged by minutes since midnight
 * like any other (readings.md#after-midnight); a time that cannot be read is not bettable.
 */
export function marketStatus(market: Market, now: number): MarketStatus {
  const open = sessionStatus(market, 'open', now)
  const close = sessionStatus(market, 'close', now)
  const closeTime = parseTimeOfDay(market.closeTime)
  const over = closeTime !== null && minutesSinceMidnight(now) > closeTime
  const label = over
    ? 'market-closed'
    : open.declared && close.declared
      ? 'result-declared'
      : open.bettable || close.bettable
        ? 'bettable'
        : 'game-closed'
  return { label, openBettable: open.bettable, closeBettable: close.bettable, open, close }
}

/**
 * The sentence above the game-type tiles, `null` while something may be bet
 * (readings.md#selection-message).
 */
export function gameSelectionMessage(market: Market, now: number): string | null {
  const { label } = marketStatus(market, now)
  if (label === 'market-closed') return gameMessages.marketClosed
  if (label === 'result-declared') return gameMessages.allDeclared
  if (label === 'bettable') return null
  const readable = [market.openTime, market.closeTime].every(
    (time) => parseTimeOfDay(time) !== null,
  )
  return readable ? gameMessages.betweenSessions : gameMessages.allSessionsCurrentlyClosed
}

/**
 * Whether a bet type may be played: full sangam needs both sessions, every other type at least one.
 * `message` is what tapping the closed tile says.
 */
export function canPlayBetType(
  market: Market,
  betType: BetTypeId,
  now: number,
): { playable: boolean; message: string | null } {
  const { openBettable, closeBettable } = marketStatus(market, now)
  if (betTypes[betType].needs === 'both-sessions') {
    const playable = openBettable && closeBettable
    return { playable, message: playable ? null : gameMessages.bothSessionsClosed }
  }
  const playable = openBettable || closeBettable
  return { playable, message: playable ? null : gameMessages.allSessionsClosed }
}

const timingMessages = {
  open: { allowed: gameMessages.openAvailable, refused: gameMessages.openClosed },
  close: { allowed: gameMessages.closeAvailable, refused: gameMessages.closeClosed },
} as const

/** Whether time allows a bet on a session, and the sentence that says so. */
export function sessionTiming(
  market: Market,
  session: Session,
  now: number,
): { allowed: boolean; message: string } {
  const allowed = inTime(market, session, now)
  return { allowed, message: timingMessages[session][allowed ? 'allowed' : 'refused'] }
}

/**
 * As `sessionTiming`, but a session whose result is declared is not offered either
 * (readings.md#declared-session).
 */
export function sessionOffer(
  market: Market,
  session: Session,
  now: number,
): { allowed: boolean; message: string } {
  const { bettable } = sessionStatus(market, session, now)
  return { allowed: bettable, message: timingMessages[session][bettable ? 'allowed' : 'refused'] }
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
