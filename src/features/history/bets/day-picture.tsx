import { useMemo } from 'react'
import type { Bet } from '#api/schemas/bet.ts'
import { type DayTotal, dayTotals } from '#domain/money/day-totals.ts'
import { formatDate } from '#domain/time/dates.ts'
import { formatRupees } from '#domain/money/money.ts'
import { historyMessages as words } from '#messages/history.ts'

/** Drawing height in CSS pixels, and the least height of an amount that is not zero. */
const height = 44
const least = 3
/** Fewer days than this do not grow wider. */
const fewest = 7

/** Stake and win of the latest days: bars for the eye, a table for a screen reader. */
export function DayPicture({ bets, now }: { bets: readonly Bet[]; now: number }) {
  const totals = useMemo(() => dayTotals(bets), [bets])
  const [first, last] = [totals[0], totals.at(-1)]
  // One day is what the tiles say already.
  if (!first || !last || first === last) return null
  return (
    <figure className="card relative px-3 pt-3 pb-2">
      <Bars totals={totals} />
      <figcaption
        aria-hidden="true"
        className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-label text-ink3"
      >
        <span>{words.dayRange(formatDate(first.day, now), formatDate(last.day, now))}</span>
        <span className="flex gap-3">
          <Key className="border border-ctl bg-sunken">{words.staked}</Key>
          <Key className="bg-good">{words.won}</Key>
        </span>
      </figcaption>
      {/* A table grows with its cells: what hides it stands around it. */}
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
                <th scope="row">{formatDate(day, now)}</th>
                <td>{formatRupees(staked)}</td>
                <td>{formatRupees(won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${className}`} />
      {children}
    </span>
  )
}

/** Two bars a day, side by side on one scale: the stake outlined, the win filled. */
function Bars({ totals }: { totals: readonly DayTotal[] }) {
  const most = Math.max(1, ...totals.map(({ staked, won }) => Math.max(staked, won)))
  const width = 100 / Math.max(totals.length, fewest)
  const tall = (amount: number) =>
    amount === 0 ? 0 : Math.max(least, ((height - 2) * amount) / most)
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block">
      <line x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} className="stroke-line" />
      {totals.map(({ day, staked, won }, index) => (
        <g key={day}>
          <Bar x={(index + 0.12) * width} width={width * 0.35} tall={tall(staked)} stake />
          <Bar x={(index + 0.53) * width} width={width * 0.35} tall={tall(won)} />
        </g>
      ))}
    </svg>
  )
}

function Bar({ x, width, tall, stake }: { x: number; width: number; tall: number; stake?: true }) {
  if (tall === 0) return null
  return (
    <rect
      x={`${x}%`}
      width={`${width}%`}
      y={height - tall}
      height={tall - 1}
      rx="1.5"
      className={stake ? 'fill-sunken stroke-ctl' : 'fill-good'}
    />
  )
}
