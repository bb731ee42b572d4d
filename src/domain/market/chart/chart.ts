import { isStarlineDeclared } from '../../starline/starline.ts'
import { addDays, dayKey, startOfDay } from '../../time/dates.ts'
import { parseDate } from '../../time/parse-date.ts'
import { pannaDigit } from '../panna.ts'
import { undeclaredResult, type MarketResult } from '../result/result.ts'
import type { Session } from '../session.ts'

/** One session's result as the host sends it. */
export type SessionResult = { gameDate: string; session: Session; pana: string; digit: string }

/** One day of a chart. */
export type ChartRow = { day: string; at: number; result: MarketResult }

const readPana = (text: string) => /^\d{3}$/.exec(text.trim())?.[0] ?? null
const readDigit = (text: string) => /^\d$/.exec(text.trim())?.[0] ?? null

/**
 * The days of a game's chart, newest first, each with its open and close result. A record without a
 * readable date is left out; a second record of a session replaces the first.
 */
export function chartRows(records: readonly SessionResult[]): ChartRow[] {
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
