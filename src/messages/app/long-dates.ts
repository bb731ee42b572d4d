import { addIndiaDays, indiaClock, isSameIndiaDay } from '#domain/time/india.ts'
import { timeMessages as words } from '#messages/en/app/time.ts'

/** Formatters by what they show: making one takes a slow phone a millisecond, and charts have hundreds of days. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatWith(parts: Intl.DateTimeFormatOptions, moment: number | Date): string {
  const key = JSON.stringify(parts)
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(words.locale, parts)
  formatters.set(key, formatter)
  return formatter.format(moment)
}

/** A local date in full: '20 November 2026'. */
export function formatFullDate(moment: number): string {
  return formatWith({ day: 'numeric', month: 'long', year: 'numeric' }, moment)
}

/** The name of the local weekday: 'Sunday', or 'Sun' where there is little room. */
export function weekdayName(moment: number, weekday: 'long' | 'short' = 'long'): string {
  return formatWith({ weekday }, moment)
}

/** The name of India's weekday, which may not be the phone's. */
export const indiaWeekdayName = (moment: number, weekday: 'long' | 'short' = 'long'): string =>
  formatWith({ weekday, timeZone: 'UTC' }, indiaClock(moment))

/** India's day as a heading: 'Today, 20 November', 'Yesterday, …', '3 March', '31 December 2025'. */
export function formatDay(moment: number, now: number): string {
  const shown = indiaClock(moment)
  const sameYear = indiaClock(now).getUTCFullYear() === shown.getUTCFullYear()
  const day = formatWith(
    {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(!sameYear && { year: 'numeric' }),
    },
    shown,
  )
  if (isSameIndiaDay(moment, now)) return words.today(day)
  return isSameIndiaDay(moment, addIndiaDays(now, -1)) ? words.yesterday(day) : day
}
