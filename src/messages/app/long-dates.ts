import { addIndiaDays, indiaClock, isSameIndiaDay } from '#domain/time/india.ts'
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

/** The name of India's weekday, which may not be the phone's. */
export const indiaWeekdayName = (moment: number, weekday: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(words.locale, { weekday, timeZone: 'UTC' }).format(indiaClock(moment))

/** India's day as a heading: 'Today, 20 November', 'Yesterday, …', '3 March', '31 December 2025'. */
export function formatDay(moment: number, now: number): string {
  const shown = indiaClock(moment)
  const sameYear = indiaClock(now).getUTCFullYear() === shown.getUTCFullYear()
  const day = new Intl.DateTimeFormat(words.locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(!sameYear && { year: 'numeric' }),
  }).format(shown)
  if (isSameIndiaDay(moment, now)) return words.today(day)
  return isSameIndiaDay(moment, addIndiaDays(now, -1)) ? words.yesterday(day) : day
}
