import type { SessionStatus } from '#domain/market/market.ts'
import type { ResultNews } from '#domain/market/result/result-news.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { marketMessages as words } from '#messages/en/market/market.ts'
import { durationInWords, durationSpoken } from '../app/time.ts'

/** A session and its time: 'Open 3:00 PM'. */
export function formatSessionTime({ session, time }: SessionStatus): string {
  return words.sessionAt(commonMessages.session[session], formatTimeOfDay(time))
}

/** The time a session has left: '1 h 18 min left', or 'Ended'. */
export function formatTimeLeft(
  { bettable, minutesLeft }: SessionStatus,
  formatDuration = durationInWords,
): string {
  return bettable ? words.left(formatDuration(minutesLeft)) : words.ended
}

function formatBetting({ session, time, bettable, declared, minutesLeft }: SessionStatus): string {
  const name = commonMessages.session[session]
  const end = formatTimeOfDay(time)
  if (bettable) return words.betting(name, end, durationSpoken(minutesLeft))
  return declared ? words.bettingClosedEarly(name) : words.bettingEnded(name, end)
}

/** Both sessions of a market for a screen reader, in a sentence each. */
export function formatTimeBar({
  open,
  close,
}: {
  open: SessionStatus
  close: SessionStatus
}): string {
  return `${formatBetting(open)} ${formatBetting(close)}`
}

/** A declared result: 'Malwa Day open result 245, 1'. */
export function formatResultNews({ gameName, session, draw }: ResultNews): string {
  return words.news(gameName, session, draw.join(', '))
}
