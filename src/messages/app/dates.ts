import { formatDayMonth as formatDateIn, formatTime, isSameDay } from '#domain/time/dates.ts'
import { timeMessages as words } from '#messages/en/app/time.ts'

/** A local date: '20 Nov', with the year when `now` is given and lies in another year. */
export const formatDate = (moment: number, now?: number): string =>
  formatDateIn(moment, now, words.months)

/** A local date and time: '20 Nov, 3:00 PM'. */
export function formatDateTime(moment: number, now?: number): string {
  return `${formatDate(moment, now)}, ${formatTime(moment)}`
}

/** When something was true, as short as it is clear: '3:00 PM' today, '20 Nov, 3:00 PM' before. */
export function formatMoment(moment: number, now: number): string {
  return isSameDay(moment, now) ? formatTime(moment) : formatDateTime(moment, now)
}
