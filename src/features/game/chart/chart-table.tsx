import { memo, type ReactNode } from 'react'
import type { ChartRow, UndatedRow } from '#domain/market/chart.ts'
import { formatResult } from '#domain/market/result/result.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { indiaWeekdayName } from '#messages/app/long-dates.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { uiMessages } from '#messages/en/app/ui.ts'
import { chartMessages } from '#messages/en/market/chart.ts'
import { gameMessages as words } from '#messages/en/market/game.ts'
import { ShowMore } from '#ui/content/show-more.tsx'
import { usePart } from '#ui/content/use-part.ts'
import { useSlices } from '#ui/content/use-slices.ts'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { cx } from '#ui/look/cx.ts'

export interface ChartTableProps {
  game: string
  /** Newest first. */
  rows: readonly ChartRow[]
  /** Results without a readable date: at the end. */
  undated: readonly UndatedRow[]
  /** India's day: its midnight, epoch ms. */
  today: number
}

/** How many days are added with each press: twelve weeks. */
const step = 84
/** Few, since a board takes a slow phone ten milliseconds. */
const slice = 3

const parts = [commonMessages.session.open, uiMessages.jodi, commonMessages.session.close]
/** Day and board side by side; with large text the board has the whole width below the day. */
const line = 'grid grid-cols-1 gap-x-2 @min-[16rem]:grid-cols-[1fr_62%]'

/**
 * Past results as a table whose rows are boards: today's dark, earlier ones light. Rows are CSS grids, not
 * table rows, so that the browser needn't draw those off the screen.
 */
export function ChartTable({ game, rows, undated, today }: ChartTableProps) {
  const { shown, more } = usePart(rows, {
    step,
    line: (part, total) => chartMessages.showing(part, total, chartMessages.nounDays),
    label: chartMessages.earlier,
  })
  const drawn = useSlices(shown.length + undated.length, slice)
  return (
    <>
      <div className="card @container px-3.5 pb-1">
        <table className="block">
          <caption className="sr-only">{words.chartOf(game)}</caption>
          {/* Stays below the app bar while the days scroll. */}
          <thead className="sticky top-[calc(var(--bar-height)+var(--safe-top))] z-10 block bg-surface py-2.5 text-small font-semibold text-ink2">
            <tr className={line}>
              <th scope="col" className="text-start @max-[16rem]:sr-only">
                {words.date}
              </th>
              <th scope="col">
                <span className="sr-only">{words.result}</span>
                {/* Over the tiles of the boards, which say the same. */}
                <span
                  aria-hidden="true"
                  className="grid grid-cols-[3fr_2.1fr_3fr] gap-[3px] text-[min(var(--text-small),10*var(--cqw))] wrap-normal"
                >
                  {parts.map((part) => (
                    <span key={part}>{part}</span>
                  ))}
                </span>
              </th>
            </tr>
          </thead>
          <tbody className="block">
            {shown.map((row, index) =>
              index < drawn ? <DayRow key={row.day} row={row} today={today} /> : room(row.day),
            )}
            {undated.map((row, index) =>
              // The host may write the same twice.
              shown.length + index < drawn ? <UndatedLine key={index} row={row} /> : room(index),
            )}
          </tbody>
        </table>
      </div>
      {more && <ShowMore {...more} />}
    </>
  )
}

/** The place of a row that is rendered later. */
const room = (key: string | number) => <tr key={key} aria-hidden="true" className="block h-15.25" />

interface DayRowProps {
  row: ChartRow
  today: number
}

const DayRow = memo(function DayRow({ row: { at, result }, today }: DayRowProps) {
  const isToday = at === today
  return (
    <Row date={formatIndiaDay(at, today)} result={result} today={isToday}>
      <span>{indiaWeekdayName(at)}</span>
      {isToday && <span className="font-semibold">{words.today}</span>}
    </Row>
  )
})

const UndatedLine = memo(function UndatedLine({ row }: { row: UndatedRow }) {
  return (
    <Row date={timeMessages.unknownDate} result={row.result}>
      <bdi translate="no" className="min-w-0 wrap-anywhere">
        {row.written.slice(0, 40)}
      </bdi>
    </Row>
  )
})

interface RowProps {
  date: string
  result: ChartRow['result']
  today?: boolean
  /** Below the date. */
  children: ReactNode
}

function Row({ date, result, today = false, children }: RowProps) {
  return (
    <tr
      className={cx(
        line,
        'render-when-seen items-center gap-y-1 border-t border-line py-1.5 [--row-height:3rem]',
      )}
    >
      <th scope="row" className="text-start font-normal">
        <span className="block text-body font-semibold">{date}</span>
        <span className="flex flex-wrap gap-x-1.5 text-small text-ink3">{children}</span>
      </th>
      <td>
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
