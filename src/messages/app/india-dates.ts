import { formatIndiaDate, formatIndiaTime } from '#domain/time/india.ts'
import { timeMessages as words } from '#messages/en/app/time.ts'

/** A date in India: '20 Nov', with the year when `now` is given and lies in another year. */
export const formatIndiaDay = (moment: number, now?: number): string =>
  formatIndiaDate(moment, now, words.months)

/** Date and time in India of what the host dates: '20 Nov, 3:00 PM' (readings.md#india-days). */
export const formatIndiaDateTime = (moment: number, now?: number): string =>
  `${formatIndiaDay(moment, now)}, ${formatIndiaTime(moment)}`
