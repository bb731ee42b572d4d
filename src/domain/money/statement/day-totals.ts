import { wonRupees, type BetRecord } from '../../bet/history.ts'
import { addIndiaDays, startOfIndiaDay } from '../../time/india.ts'
import { parseDate } from '../../time/parse-date.ts'

/** What was staked and won on the bets of one day in India, in rupees. */
export type DayTotal = { day: number; staked: number; won: number }

/** The most days that the chart of a history shows. */
const maxDays = 14

/**
 * The end of a chart's axis for up to `highest` rupees: 1, 2 or 5 and zeros, so that its half is a
 * round number too.
 */
export function axisEnd(highest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(10, highest)))
  return [1, 2, 5, 10].map((step) => step * unit).find((end) => end >= highest) ?? highest
}

/**
 * Stake and win of each day, oldest first: the days up to the newest bet, without a gap, at
 * most `limit` of them and none before the oldest bet. A win counts on the day of its bet.
 */
export function dayTotals(bets: readonly BetRecord[], limit = maxDays): DayTotal[] {
  const datedBets = bets.flatMap((bet) => {
    const at = parseDate(bet.betDate)
    return at === null ? [] : [{ bet, at }]
  })
  if (datedBets.length === 0) return []
  const newest = datedBets.reduce(
    (latest, { at }) => Math.max(latest, at),
    Number.NEGATIVE_INFINITY,
  )
  const oldest = datedBets.reduce((earliest, { at }) => Math.min(earliest, at), newest)
  const days: DayTotal[] = []
  for (let back = limit - 1; back >= 0; back--) {
    const day = addIndiaDays(startOfIndiaDay(newest), -back)
    if (day >= startOfIndiaDay(oldest)) days.push({ day, staked: 0, won: 0 })
  }
  for (const { bet, at } of datedBets) {
    const total = days.findLast(({ day }) => at >= day)
    if (!total) continue
    total.staked += bet.betAmount
    total.won += wonRupees(bet)
  }
  return days
}
