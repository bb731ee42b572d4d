import { momentInIndia } from './india.ts'

const monthNames =
  /* @__PURE__ */ 'january february march april may june july august september october november december'.split(
    ' ',
  )

/** Zones that are written by name, in minutes ahead of UTC. */
const namedZones = new Map([
  ['z', 0],
  ['utc', 0],
  ['gmt', 0],
  ['ist', 330],
  ['asia/kolkata', 330],
  ['asia/calcutta', 330],
])

const weekday = '(?:[a-z]{3,9},? )?'
const nth = '(\\d{1,2})(?:st|nd|rd|th)?'
const month = '([a-z]{3,9})\\.?'
const year = '(\\d{4}|\\d{2})(?!\\d)'
const clock = '(?: at |, ?|[t ])(.+)'

/** Each with the places of year, month, day and the time in its match. */
const forms = [
  // 2026-11-20, 2026/11/20, 2026.11.20
  [`(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})(?:${clock})?`, 1, 3, 4, 5],
  // 20/11/2026, 20-11-26, 20.11.2026: the day first, as in India, whatever else it may mean.
  [`(\\d{1,2})([-/.])(\\d{1,2})\\2${year}(?:${clock})?`, 4, 3, 1, 5],
  // Fri, 20 Nov 2026, 20-Nov-26, 20 November 2026
  [`${weekday}${nth}[- ]${month}(?:[- ]|, )${year}(?:${clock})?`, 3, 2, 1, 4],
  // Nov 20, 2026, Fri Nov 20 2026
  [`${weekday}${month} ${nth},? (\\d{4})(?:${clock})?`, 3, 1, 2, 4],
  // Fri Nov 20 10:00:00 2026, and with a zone before the year
  [`${weekday}${month} (\\d{1,2}) (\\d.+) (\\d{4})`, 4, 1, 2, 3],
].map(
  ([form, ...places]) =>
    [new RegExp(`^${form}$`, 'i'), places as [number, number, number, number]] as const,
)

const timeForm =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?([ap])\.?m\.?)?(?: ?hrs?\.?)?(?: ?(.+))?$/i
const offsetForm =
  /^(?:utc|gmt)?([+-])(\d{2}):?(\d{2})?(?: ?(?:\([^)]*\)|\[[^\]]*\]|[a-z]{3,4}))?$/i

/** Minutes ahead of UTC; null when it isn't known which zone is meant. */
function readZone(text: string): number | null {
  const [whole, sign, hours, minutes = '0'] = offsetForm.exec(text) ?? []
  if (whole === undefined) {
    return namedZones.get(text.replace(/\[[^[\]]*\]$/, '').toLowerCase()) ?? null
  }
  if (Number(hours) > 14 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The time in ms since midnight and its zone in minutes, null without one; null when it's no time. */
function readTime(text: string): { at: number; zone: number | null } | null {
  const [whole, hour, minute, second = '0', fraction = '', half, zoneName] =
    timeForm.exec(text) ?? []
  if (whole === undefined) return null
  let hours = Number(hour)
  if (half) {
    const isAfternoon = half.toLowerCase() === 'p'
    // Many hosts write the 24-hour clock with AM or PM after it.
    if (isAfternoon ? hours === 0 : hours > 12) return null
    if (hours < 12 && isAfternoon) hours += 12
    else if (hours === 12 && !isAfternoon) hours = 0
  }
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const zone = zoneName === undefined ? null : readZone(zoneName)
  if (zoneName !== undefined && zone === null) return null
  const ms = Math.floor(Number(`0.${fraction || 0}`) * 1000)
  return { at: ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1000 + ms, zone }
}

/** Epoch ms of a number: seconds or milliseconds since 1970. */
function readEpoch(count: number): number | null {
  if (count >= 1e8 && count < 1e11) return Math.round(count * 1000)
  return count >= 1e11 && count < 1e13 ? count : null
}

const monthOf = (text: string) =>
  /^\d/.test(text)
    ? Number(text)
    : monthNames.findIndex((name) => name.startsWith(text.toLowerCase())) + 1

/** ISO's form without signs, and a list of numbers (Java), in the form with signs. */
const spelledOut = (text: string) =>
  text
    .replace(
      /^(\d{4})(\d\d)(\d\d)(?:t?(\d\d)(\d\d)(\d\d)?(.*))?$/i,
      (_, y, mo, d, h, mi, s, rest) =>
        h === undefined ? `${y}-${mo}-${d}` : `${y}-${mo}-${d} ${h}:${mi}:${s ?? '00'}${rest}`,
    )
    .replace(
      /^(\d{4}),(\d\d?),(\d\d?)(?:,(\d\d?),(\d\d?)(?:,(\d\d?)(?:,\d{1,9})?)?)?$/,
      (_, y, mo, d, h = '0', mi = '0', s = '0') =>
        `${y}-${mo}-${d} ${h}:${mi.padStart(2, '0')}:${s.padStart(2, '0')}`,
    )

/** Midnight in Greenwich, epoch ms; null for 31 February, or a month 0 or 13. */
function midnightOf(year: number, month: number, day: number): number | null {
  const midnight = new Date(Date.UTC(year, month - 1, day))
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day
  return isDay ? midnight.getTime() : null
}

/** As JavaScript writes a date, and so most hosts. A history has thousands, so these are read in one step. */
const commonForm = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{3})Z$/

/** Epoch ms of a date in `commonForm`; null for any other. */
function readCommon(text: string): number | null {
  const match = commonForm.exec(text)
  if (match === null) return null
  const midnight = midnightOf(Number(match[1]), Number(match[2]), Number(match[3]))
  if (midnight === null) return null
  const minutes = Number(match[4]) * 60 + Number(match[5])
  return midnight + (minutes * 60 + Number(match[6])) * 1000 + Number(match[7])
}

/**
 * Reads a date as a host wrote it, in one of the known forms (readings.md#dates): epoch ms, or
 * `null` when it is none of them, which is shown as "Date unknown". Nothing is left to the browser,
 * whose reading differs between engines. Without a zone it's India's time. A database's zero (year 1
 * or 1970) is no date.
 */
export function parseDate(value: string | number | null | undefined): number | null {
  const common = typeof value === 'string' ? readCommon(value) : null
  if (common !== null) return afterZero(common)
  const written = String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  const dotNet = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(written)
  const number = dotNet?.[1] ?? /^\d{9,13}(?:\.\d+)?$/.exec(written)?.[0]
  if (number !== undefined) return dotNet ? afterZero(Number(number)) : readEpoch(Number(number))
  const text = spelledOut(written)
  for (const [form, [yearAt, monthAt, dayAt, timeAt]] of forms) {
    const match = form.exec(text)
    if (match === null) continue
    const day = Number(match[dayAt])
    const monthNumber = monthOf(match[monthAt] ?? '')
    const yearText = match[yearAt] ?? ''
    const fullYear = Number(yearText) + (yearText.length === 2 ? 2000 : 0)
    const midnight = midnightOf(fullYear, monthNumber, day)
    const time = match[timeAt] === undefined ? { at: 0, zone: null } : readTime(match[timeAt])
    if (midnight === null || time === null) return null
    const shown = midnight + time.at
    return afterZero(time.zone === null ? momentInIndia(shown) : shown - time.zone * 60_000)
  }
  return null
}

/** The end of 1970, epoch ms: before it lies a database's zero in any zone. */
const zeroEnds = 365 * 86_400_000

const afterZero = (moment: number) => (moment >= zeroEnds ? moment : null)
