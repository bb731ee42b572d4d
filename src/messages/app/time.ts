import { timeMessages as words } from '#messages/en/app/time.ts'

const msPerMinute = 60_000

type Unit = (count: number) => string

function formatDuration(minutes: number, formatHours: Unit, formatMinutes: Unit): string {
  const whole = Math.max(0, Math.floor(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (whole === 0) return words.lessThanAMinute
  return [hours > 0 && formatHours(hours), rest > 0 && formatMinutes(rest)]
    .filter(Boolean)
    .join(' ')
}

/** A duration as it is shown: '1 h 18 min', '2 h', '18 min', 'less than a minute'. */
export function durationInWords(minutes: number): string {
  return formatDuration(minutes, words.hours, words.minutes)
}

/** A duration as a screen reader says it: '1 hour 18 minutes'. */
export function durationSpoken(minutes: number): string {
  return formatDuration(minutes, words.hoursSpoken, words.minutesSpoken)
}

/** How old a value is: 'just now', '5 min ago', '1 h 5 min ago', '2 days ago'. */
export function ageInWords(then: number, now: number): string {
  const minutes = Math.floor((now - then) / msPerMinute)
  if (minutes < 1) return words.justNow
  const days = Math.floor(minutes / (24 * 60))
  return days > 0 ? words.daysAgo(days) : words.ago(durationInWords(minutes))
}
