import { isStarlineDeclared } from '../starline/starline.ts'
import { addIndiaDays, indiaDayKey, indiaWeekday, startOfIndiaDay } from '../time/india.ts'
import { parseDate } from '../time/parse-date.ts'
import { pannaDigit } from './panna.ts'
import { undeclaredResult, type MarketResult } from './result/result.ts'
import type { Session } from './session.ts'

/** One session's result as the host sends it. */
export type ChartResult = { gameDate: string; session: Session; pana: string; digit: string }

/** One day of a chart, India's (readings.md#india-days): `at` is its midnight there, epoch ms. */
export type ChartRow = { day: string; at: number; result: MarketResult }

/** One session's result whose date can't be read: `written` is as the host wrote it. */
export type UndatedRow = { written: string; result: MarketResult }

const readPana = (text: string) => /^\d{3}$/.exec(text.trim())?.[0] ?? null
const readDigit = (text: string) => /^\d$/.exec(text.trim())?.[0] ?? null

/** The result with a record's session in it. */
function withSession(result: MarketResult, { session, pana, digit }: ChartResult): MarketResult {
  const part =
    session === 'open'
      ? { openPana: readPana(pana), openDigit: readDigit(digit) }
      : { closePana: readPana(pana), closeDigit: readDigit(digit) }
  return { ...result, ...part }
}

/**
 * The days of a game's chart, newest first, each with its open and close result; a second record of
 * a session replaces the first. `undated` are those whose date can't be read, in the host's order,
 * each by itself: it isn't known which are of one day.
 */
export function chartRows(records: readonly ChartResult[]) {
  const days = new Map<string, ChartRow>()
  const undated: UndatedRow[] = []
  for (const record of records) {
    const at = parseDate(record.gameDate)
    if (at === null) {
      undated.push({ written: record.gameDate, result: withSession(undeclaredResult, record) })
      continue
    }
    const day = indiaDayKey(at)
    const row = days.get(day) ?? { day, at: startOfIndiaDay(at), result: undeclaredResult }
    days.set(day, { ...row, result: withSession(row.result, record) })
  }
  return { rows: [...days.values()].sort((a, b) => b.at - a.at), undated }
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
  const today = startOfIndiaDay(now)
  const oldest = Math.min(today, rows.at(-1)?.at ?? today)
  const days = rows.filter(({ at }) => at > today)
  for (let at = today; at >= oldest && days.length < mostDays; at = addIndiaDays(at, -1)) {
    const day = indiaDayKey(at)
    days.push(known.get(day) ?? { day, at, result: undeclaredResult })
  }
  return days
}

/** Days of a week; the weeks of these markets begin on Monday. */
const daysOfWeek = 7

/** One week of a chart: `days` are Monday to Sunday, `null` where the chart has no such day. */
export type ChartWeek = {
  /** Monday's midnight in India, epoch ms. */
  monday: number
  days: readonly (ChartRow | null)[]
}

/** Monday's midnight of the week in which `midnight` lies. */
const mondayOf = (midnight: number) => addIndiaDays(midnight, -indiaWeekday(midnight))

/** The rows of a chart by week, the newest week first. */
export function weeksOf(rows: readonly ChartRow[]): ChartWeek[] {
  const known = new Map(rows.map((row) => [row.day, row]))
  const mondays = new Map(
    rows.map(({ at }) => {
      const monday = mondayOf(at)
      return [indiaDayKey(monday), monday]
    }),
  )
  return [...mondays.values()]
    .sort((a, b) => b - a)
    .map((monday) => ({
      monday,
      days: Array.from(
        { length: daysOfWeek },
        (_, at) => known.get(indiaDayKey(addIndiaDays(monday, at))) ?? null,
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
export function digitCounts(rows: readonly Pick<ChartRow, 'result'>[]) {
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
  /** Epoch ms; null if the date can't be read: then the row is at the end. */
  at: number | null
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
  const rows = records.map(({ gameDate, winningNumber, declaredAt }): StarlineChartRow => {
    const number = isStarlineDeclared(winningNumber) ? winningNumber : null
    const digit = number === null ? null : pannaDigit(number)
    return { at: parseDate(gameDate), number, digit, declaredAt: parseDate(declaredAt) }
  })
  return rows.sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
}
