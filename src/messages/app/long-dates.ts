import { addDays, isSameDay } from '#domain/time/dates.ts'
import { timeMessages as words } from '#messages/en/app/time.ts'

/** A local date in full: '20 November 2026'. */
export function formatFullDate(moment: number): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(words.locale, parts).format(moment)
}

/** The name of the local weekday: 'Sunday', or 'Sun' where there is little room. */
export function weekdayName(moment: number, weekday: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(words.locale, { weekday }).format(moment)
}

/** A day as a heading: 'Today, 20 November', 'Yesterday, …', '3 March', '31 December 2025'. */
export function formatDay(moment: number, now: number): string {
  const sameYear = new Date(now).getFullYear() === new Date(moment).getFullYear()
  const day = new Intl.DateTimeFormat(words.locale, {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  }).format(moment)
  if (isSameDay(moment, now)) return words.today(day)
  return isSameDay(moment, addDays(now, -1)) ? words.yesterday(day) : day
}
