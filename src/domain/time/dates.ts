// In place of date-fns: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { formatMinutes, minutesSinceMidnight } from './time-of-day.ts'

const months = /* @__PURE__ */ 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Local midnight at the start of the day of `moment`, epoch ms. */
export function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}

/** The same local time `days` calendar days later (earlier when negative), epoch ms. */
export function addDays(moment: number, days: number): number {
  const date = new Date(moment)
  return date.setDate(date.getDate() + days)
}

/** Today's local midnight as an ISO string: the `gameDate` of a bet. */
export function localMidnightIso(now: number): string {
  return new Date(startOfDay(now)).toISOString()
}

/** The local calendar day as 'YYYY-MM-DD': sorts as text and fits a date input. */
export function dayKey(moment: number): string {
  const date = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Local midnight of a day 'YYYY-MM-DD', epoch ms; `null` when it is no day. */
export function parseDayKey(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  if (!match) return null
  const midnight = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3])).getTime()
  return dayKey(midnight) === match[0] ? midnight : null
}

/** Whether two moments fall on the same local day. */
export function isSameDay(first: number, second: number): boolean {
  return startOfDay(first) === startOfDay(second)
}

/**
 * A local date: '20 Nov', with the year when `now` is given and lies in another year. In English
 * unless `names` gives the months in another language.
 */
export function formatDayMonth(
  moment: number,
  now?: number,
  names: readonly string[] = months,
): string {
  const date = new Date(moment)
  const short = `${date.getDate()} ${names[date.getMonth()] ?? ''}`
  const sameYear = now === undefined || new Date(now).getFullYear() === date.getFullYear()
  return sameYear ? short : `${short} ${date.getFullYear()}`
}

/** A local time of day: '3:00 PM'. */
export function formatTime(moment: number): string {
  return formatMinutes(minutesSinceMidnight(moment))
}

/** A local time of day to the second: '2:59:58 PM'. */
export function formatSecond(moment: number): string {
  return formatTime(moment).replace(
    ' ',
    `:${String(new Date(moment).getSeconds()).padStart(2, '0')} `,
  )
}

/** Whether the device's calendar says Sunday (readings.md#withdrawal-window). */
export function isSunday(moment: number): boolean {
  return new Date(moment).getDay() === 0
}
