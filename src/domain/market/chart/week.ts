import { addDays, dayKey } from '../../time/dates.ts'
import type { ChartRow } from './chart.ts'

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
