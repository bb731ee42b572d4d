import type { ChartRow } from '#domain/chart.ts'
import { formatDate, isSameDay, weekdayName } from '#domain/dates.ts'
import { gameMessages as words } from '#messages/game.ts'
import { commonMessages } from '#messages/common.ts'
import { uiMessages } from '#messages/ui.ts'
import { cx } from '#ui/cx.ts'
import { ChartTile } from './chart-tile.tsx'

export interface ChartTableProps {
  game: string
  /** Newest first. */
  rows: readonly ChartRow[]
  /** Epoch ms. */
  now: number
}

const heads = [commonMessages.session.open, uiMessages.jodi, commonMessages.session.close]
/** Stays under the app bar while the days scroll by. */
const head =
  'sticky top-[calc(var(--bar-height)+var(--safe-top))] z-10 bg-surface py-2.5 text-small font-semibold text-ink2'

/** Past results as a table whose rows are boards: today on slate, history sunken. */
export function ChartTable({ game, rows, now }: ChartTableProps) {
  return (
    <div className="card px-3.5 pb-1">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{words.chartOf(game)}</caption>
        <colgroup>
          <col />
          <col className="w-[23%]" />
          <col className="w-[16%]" />
          <col className="w-[23%]" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={cx(head, 'text-start')}>
              {words.date}
            </th>
            {heads.map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DayRow key={row.day} row={row} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayRow({ row: { at, result }, now }: { row: ChartRow; now: number }) {
  const today = isSameDay(at, now)
  const tile = { today }
  const cell = 'border-t border-line py-1.5'
  return (
    <tr>
      <th scope="row" className={cx(cell, 'pe-2 text-start font-normal')}>
        <span className="block text-body font-semibold">{formatDate(at, now)}</span>
        <span className="block text-small text-ink3">
          {today ? words.today : weekdayName(at).slice(0, 3)}
        </span>
      </th>
      <td className={cx(cell, 'pe-[3px]')}>
        <ChartTile {...tile} groups={[[result.openPana, 3]]} place="first" />
      </td>
      <td className={cell}>
        <ChartTile
          {...tile}
          groups={[
            [result.openDigit, 1],
            [result.closeDigit, 1],
          ]}
        />
      </td>
      <td className={cx(cell, 'ps-[3px]')}>
        <ChartTile {...tile} groups={[[result.closePana, 3]]} place="last" />
      </td>
    </tr>
  )
}
