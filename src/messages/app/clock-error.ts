import { timeMessages as words } from '#messages/en/app/time.ts'
import { durationSpoken } from './time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * 'Your phone’s clock is 12 minutes behind.' `error`: by how many ms it's ahead of the host's, below
 * zero behind. From two days on in whole days.
 */
export function formatClockError(error: number): string {
  const off = Math.abs(error)
  const duration =
    off < 2 * dayMs ? durationSpoken(off / minuteMs) : words.daysSpoken(Math.floor(off / dayMs))
  return error < 0 ? words.clockBehind(duration) : words.clockAhead(duration)
}
