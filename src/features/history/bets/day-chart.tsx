import { memo, useMemo } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { countUndated } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { axisEnd, dayTotals, type DayTotal } from '#domain/money/statement/day-totals.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { historyMessages as words } from '#messages/en/bet/history.ts'

/** The smallest height of a bar whose amount isn't zero, in percent of the chart. */
const minHeightPercent = 4
/** With fewer days than this, bars are as wide as with this many. */
const minDayCount = 7

interface DayChartProps {
  bets: readonly Bet[]
  now: number
}

/** Stakes and wins of the latest days, drawn as bars, with the same as a table for screen readers. */
export const DayChart = memo(function DayChart({ bets, now }: DayChartProps) {
  const totals = useMemo(() => dayTotals(bets), [bets])
  const undatedCount = useMemo(() => countUndated(bets), [bets])
  const [first, last] = [totals[0], totals.at(-1)]
  const undated = undatedCount > 0 && (
    <p className="text-small text-ink2">{words.undatedInChart(undatedCount)}</p>
  )
  if (!first || !last) return undated
  return (
    <figure className="card relative px-3 pt-3 pb-2">
      <Bars totals={totals} />
      <figcaption
        aria-hidden="true"
        className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-label text-ink3"
      >
        <span>{words.dayRange(formatIndiaDay(first.day, now), formatIndiaDay(last.day, now))}</span>
        <span className="flex gap-3">
          <LegendEntry className="border border-ctl bg-sunken">{words.staked}</LegendEntry>
          <LegendEntry className="bg-good">{words.won}</LegendEntry>
        </span>
      </figcaption>
      {undated}
      {/* A table grows with its cells, so it's hidden by an element around it. */}
      <div className="sr-only">
        <table>
          <caption>{words.byDay}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.staked}</th>
              <th scope="col">{words.won}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ day, staked, won }) => (
              <tr key={day}>
                <th scope="row">{formatIndiaDay(day, now)}</th>
                <td>{formatRupees(staked)}</td>
                <td>{formatRupees(won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
})

function LegendEntry({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${className}`} />
      {children}
    </span>
  )
}

/** Two bars a day, stake and win, on one scale whose values stand beside them. */
function Bars({ totals }: { totals: readonly DayTotal[] }) {
  const end = axisEnd(Math.max(...totals.map(({ staked, won }) => Math.max(staked, won))))
  const width = 100 / Math.max(totals.length, minDayCount)
  const heightPercent = (amount: number) =>
    amount === 0 ? 0 : Math.max(minHeightPercent, (100 * amount) / end)
  return (
    <div aria-hidden="true" className="flex gap-2">
      <div className="flex flex-col justify-between text-end text-label text-ink3">
        {[end, end / 2, 0].map((value) => (
          <span key={value}>{formatRupees(value)}</span>
        ))}
      </div>
      {/* The margin puts each grid line at the middle of its label, which is a line of text high. */}
      <svg className="my-2 block h-18 min-w-0 flex-1 overflow-visible">
        {[0, 50, 100].map((y) => (
          <line key={y} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
        ))}
        {totals.map(({ day, staked, won }, index) =>
          [staked, won].map((amount, barIndex) => (
            <rect
              key={`${day} ${barIndex}`}
              x={`${(index + 0.12 + barIndex * 0.41) * width}%`}
              width={`${width * 0.35}%`}
              y={`${100 - heightPercent(amount)}%`}
              height={`${heightPercent(amount)}%`}
              rx="1.5"
              className={barIndex === 0 ? 'fill-sunken stroke-ctl' : 'fill-good'}
            />
          )),
        )}
      </svg>
    </div>
  )
}
