import type { ChartRow } from '#domain/market/chart.ts'
import { formatDate, isSameDay, weekdayName } from '#domain/time/dates.ts'
import { formatResult } from '#domain/market/result.ts'
import { gameMessages as words } from '#messages/game.ts'
import { commonMessages } from '#messages/common.ts'
import { uiMessages } from '#messages/ui.ts'
import { cx } from '#ui/look/cx.ts'
import { ResultBoard } from '#ui/game/result-board.tsx'

export interface ChartTableProps {
  game: string
  /** Newest first. */
  rows: readonly ChartRow[]
  /** Epoch ms. */
  now: number
}

const parts = [commonMessages.session.open, uiMessages.jodi, commonMessages.session.close]
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
          <col className="w-[62%]" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={cx(head, 'text-start')}>
              {words.date}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{words.result}</span>
              {/* Over the tiles of the boards, which say the same. */}
              <span aria-hidden="true" className="grid grid-cols-[3fr_2.1fr_3fr] gap-[3px]">
                {parts.map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </span>
            </th>
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
  const cell = 'border-t border-line py-1.5'
  return (
    <tr>
      <th scope="row" className={cx(cell, 'pe-2 text-start font-normal')}>
        <span className="block text-body font-semibold">{formatDate(at, now)}</span>
        <span className="flex flex-wrap gap-x-1.5 text-small text-ink3">
          <span>{weekdayName(at)}</span>
          {today && <span className="font-semibold">{words.today}</span>}
        </span>
      </th>
      <td className={cell}>
        <ResultBoard
          result={formatResult(result)}
          size="sm"
          tone={today ? 'today' : 'past'}
          className="w-full!"
        />
      </td>
    </tr>
  )
}
