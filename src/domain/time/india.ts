import { formatMinutes } from './time-of-day.ts'

/** Minutes by which India's clocks are ahead of UTC, all year. */
const indiaOffset = 330

let offsetAt = (_moment: number): number => indiaOffset

/** The demo's host is in the phone, so its days are the phone's, wherever that is. */
export function keepPhoneDays(): void {
  offsetAt = (moment) => -new Date(moment).getTimezoneOffset()
}

const dayMs = 86_400_000
const minuteMs = 60_000

/** What India's clocks show at a moment (epoch ms), as the UTC fields of this date. */
export const indiaClock = (moment: number): Date => new Date(moment + offsetAt(moment) * minuteMs)

/** The moment (epoch ms) at which India's clocks show the UTC fields of `shown` (epoch ms). */
export const momentInIndia = (shown: number): number =>
  shown - offsetAt(shown - offsetAt(shown) * minuteMs) * minuteMs

/** Midnight in India at the start of its day of `moment`, epoch ms. */
export const startOfIndiaDay = (moment: number): number =>
  momentInIndia(indiaClock(moment).setUTCHours(0, 0, 0, 0))

/** The same time in India `days` calendar days later (earlier when negative), epoch ms. */
export const addIndiaDays = (moment: number, days: number): number =>
  momentInIndia(indiaClock(moment).getTime() + days * dayMs)

/** India's calendar day as 'YYYY-MM-DD': sorts as text and fits a date input. */
export const indiaDayKey = (moment: number): string => indiaClock(moment).toISOString().slice(0, 10)

/** Midnight in India of a day 'YYYY-MM-DD', epoch ms; `null` when it is no day. */
export function parseIndiaDayKey(text: string): number | null {
  const day = text.trim()
  const shown = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00.000Z`) : null
  // Some engines read 30 February as 2 March.
  if (shown === null || !(shown.getTime() > 0) || shown.toISOString().slice(0, 10) !== day) {
    return null
  }
  return momentInIndia(shown.getTime())
}

/** Whether two moments fall on the same day in India. */
export const isSameIndiaDay = (first: number, second: number): boolean =>
  indiaDayKey(first) === indiaDayKey(second)

/** Days since Monday of India's day of `moment`: 0 to 6. */
export const indiaWeekday = (moment: number): number => (indiaClock(moment).getUTCDay() + 6) % 7

/** Whether the phone's clock shows India's time at `moment` (readings.md#phone-time). */
export const isOnIndiaTime = (moment: number): boolean =>
  -new Date(moment).getTimezoneOffset() === offsetAt(moment)

/**
 * The time in India: '3:00 PM', or '3:00 PM IST' where the phone shows another
 * (readings.md#india-days).
 */
export function formatIndiaTime(moment: number): string {
  const shown = indiaClock(moment)
  const time = formatMinutes(shown.getUTCHours() * 60 + shown.getUTCMinutes())
  return isOnIndiaTime(moment) ? time : `${time} IST`
}

/**
 * The date in India: '20 Nov', with the year when `now` is given and lies in another year there;
 * `names` are those of the months.
 */
export function formatIndiaDate(
  moment: number,
  now: number | undefined,
  names: readonly string[],
): string {
  const shown = indiaClock(moment)
  const year = shown.getUTCFullYear()
  const short = `${shown.getUTCDate()} ${names[shown.getUTCMonth()] ?? ''}`
  return now === undefined || indiaClock(now).getUTCFullYear() === year ? short : `${short} ${year}`
}
