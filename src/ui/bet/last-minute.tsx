import type { Clock } from '#domain/time/clock.ts'
import { formatSecond, formatTime } from '#domain/time/dates.ts'
import { lastMinute } from '#domain/time/last-minute.ts'
import { momentAt, parseTimeOfDay } from '#domain/time/time-of-day.ts'
import { beforeSendingMessages as words } from '#words/bet/before-sending.ts'
import { useNow } from '../game/use-now.ts'

export interface EndProps {
  clock: Clock
  /** When betting ends as the host writes it, 'HH:MM'. */
  time: string
  /** How long the host takes to answer, in milliseconds; null while that isn't known. */
  delay: number | null
}

/** In the last minute: until when a bet must be sent to arrive in time, and then that it may be late. */
export function LastMinute({ delay, ...end }: EndProps) {
  return delay !== null && <Told key={delay} {...end} delay={delay} />
}

function Told({ clock, time, delay }: EndProps & { delay: number }) {
  const minutes = parseTimeOfDay(time)
  const end = (moment: number) => momentAt(moment, minutes ?? 0)
  const look = (moment: number) =>
    minutes === null ? null : lastMinute(end(moment), moment, delay)
  const now = useNow(clock, (moment) => {
    const last = look(moment)
    return last && !last.isLate ? last.by + 1 : null
  })
  const last = look(now)
  if (last === null) return null
  const seconds = (Math.ceil(delay / 100) / 10).toFixed(1)
  return (
    <p role="status" className={last.isLate ? 'font-bold text-chalk' : undefined}>
      {last.isLate
        ? words.late(seconds, formatTime(end(now)))
        : words.betBy(seconds, formatSecond(last.by))}
    </p>
  )
}
