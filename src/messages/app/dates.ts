import { formatDayMonth as formatDateIn, formatTime, isSameDay } from '#domain/time/dates.ts'
import { timeMessages as words } from '#messages/en/app/time.ts'

/** A local date: '20 Nov', with the year when `now` is given and lies in another year. */
const formatDate = (moment: number, now?: number): string => formatDateIn(moment, now, words.months)

/** Date and time on the phone: '20 Nov, 3:00 PM'. What the host dates has india-dates.ts. */
export function formatDateTime(moment: number, now?: number): string {
  return `${formatDate(moment, now)}, ${formatTime(moment)}`
}

/** When something was true, as short as it is clear: '3:00 PM' today, '20 Nov, 3:00 PM' before. */
export function formatMoment(moment: number, now: number): string {
  return isSameDay(moment, now) ? formatTime(moment) : formatDateTime(moment, now)
}
