import { parseDayKey } from './dates.ts'

/**
 * Reads a date a host sent (ISO text, a day, or epoch ms) as epoch ms; `null` when it is no date. Nor
 * is a database's zero (year 1 or 1970) one.
 */
export function parseDate(value: string | number | null | undefined): number | null {
  const text = String(value ?? '')
  const moment = /^\d{12,}$/.test(text) ? Number(text) : new Date(text).getTime()
  return parseDayKey(text) ?? (moment > 0 ? moment : null)
}
