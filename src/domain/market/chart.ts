import { isStarlineDeclared } from '../starline/starline.ts'
import { addDays, dayKey, startOfDay } from '../time/dates.ts'
import { parseDate } from '../time/parse-date.ts'
import { pannaDigit } from './panna.ts'
import { undeclaredResult, type MarketResult } from './result/result.ts'
import type { Session } from './session.ts'

/** One session's result as the host sends it. */
export type ChartResult = { gameDate: string; session: Session; pana: string; digit: string }

/** One day of a chart. */
export type ChartRow = { day: string; at: number; result: MarketResult }

const readPana = (text: string) => /^\d{3}$/.exec(text.trim())?.[0] ?? null
const readDigit = (text: string) => /^\d$/.exec(text.trim())?.[0] ?? null

/**
 * The days of a game's chart, newest first, each with its open and close result. A record without a
 * readable date is left out; a second record of a session replaces the first.
 */
export function chartRows(records: readonly ChartResult[]): ChartRow[] {
  const days = new Map<string, ChartRow>()
  for (const { gameDate, session, pana, digit } of records) {
    const at = parseDate(gameDate)
    if (at === null) continue
    const day = dayKey(at)
    const row = days.get(day) ?? { day, at: startOfDay(at), result: undeclaredResult }
    const part =
      session === 'open'
        ? { openPana: readPana(pana), openDigit: readDigit(digit) }
        : { closePana: readPana(pana), closeDigit: readDigit(digit) }
    days.set(day, { ...row, result: { ...row.result, ...part } })
  }
  return [...days.values()].sort((a, b) => b.at - a.at)
}

/** The longest chart, in days: a record with a wrong year must not use up the memory. */
const mostDays = 3660

/**
 * The rows (newest first) with a row for every day from the oldest to today (`now`, epoch ms); a day
 * without a record has nothing declared. After today only days with a record have a row
 * (readings.md#chart-days).
 */
export function withEveryDay(rows: readonly ChartRow[], now: number): ChartRow[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  const today = startOfDay(now)
  const oldest = Math.min(today, rows.at(-1)?.at ?? today)
  const days = rows.filter(({ at }) => at > today)
  for (let at = today; at >= oldest && days.length < mostDays; at = addDays(at, -1)) {
    const day = dayKey(at)
    days.push(known.get(day) ?? { day, at, result: undeclaredResult })
  }
  return days
}

/** Days of a week; the weeks of these markets begin on Monday. */
const daysOfWeek = 7

/** One week of a chart: `days` are Monday to Sunday, `null` where the chart has no such day. */
export type ChartWeek = {
  /** Monday's local midnight, epoch ms. */
  monday: number
  days: readonly (ChartRow | null)[]
}

/** Monday's local midnight of the week in which `midnight` lies. */
const mondayOf = (midnight: number) => addDays(midnight, -((new Date(midnight).getDay() + 6) % 7))

/** The rows of a chart by week, the newest week first. */
export function weeksOf(rows: readonly ChartRow[]): ChartWeek[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  const mondays = new Map(
    rows.map(({ at }) => {
      const monday = mondayOf(at)
      return [dayKey(monday), monday]
    }),
  )
  return [...mondays.values()]
    .sort((a, b) => b - a)
    .map((monday) => ({
      monday,
      days: Array.from(
        { length: daysOfWeek },
        (_, at) => known.get(dayKey(addDays(monday, at))) ?? null,
      ),
    }))
}

/** A jodi of two equal digits, or of two that are five apart: 'family'. Null for all others. */
export function jodiKind({ openDigit, closeDigit }: MarketResult): 'double' | 'family' | null {
  if (openDigit === null || closeDigit === null) return null
  if (openDigit === closeDigit) return 'double'
  return Math.abs(Number(openDigit) - Number(closeDigit)) === 5 ? 'family' : null
}

/** How often each digit, 0 to 9, was drawn in either session. History only: draws have no memory. */
export function digitCounts(rows: readonly ChartRow[]) {
  const counts = Array.from({ length: 10 }, (_, at) => ({ digit: `${at}`, open: 0, close: 0 }))
  for (const { result } of rows) {
    const [open, close] = [counts[Number(result.openDigit)], counts[Number(result.closeDigit)]]
    if (result.openDigit !== null && open) open.open += 1
    if (result.closeDigit !== null && close) close.close += 1
  }
  return counts
}

/** One day of a Starline chart: `number` and `digit` are `null` until declared. */
export type StarlineChartRow = {
  day: string
  at: number
  number: string | null
  digit: string | null
  /** When it was declared, epoch ms. */
  declaredAt: number | null
}

/** The days of a Starline chart, newest first. */
export function starlineChartRows(
  records: readonly {
    gameDate: string
    winningNumber: string
    declaredAt?: string | null | undefined
  }[],
): StarlineChartRow[] {
  const rows = records.flatMap(({ gameDate, winningNumber, declaredAt }): StarlineChartRow[] => {
    const at = parseDate(gameDate)
    if (at === null) return []
    const number = isStarlineDeclared(winningNumber) ? winningNumber : null
    const digit = number === null ? null : pannaDigit(number)
    return [{ day: dayKey(at), at, number, digit, declaredAt: parseDate(declaredAt) }]
  })
  return rows.sort((a, b) => b.at - a.at)
}
