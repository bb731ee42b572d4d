import type { StarlineChartRow } from '#domain/market/chart/chart.ts'
import { formatDate, formatTime, isSameDay } from '#domain/time/dates.ts'
import { weekdayName } from '#domain/time/long-dates.ts'
import { starlineChartMessages as words } from '#messages/market/starline.ts'
import { DrawBoard } from '../games/draw-board.tsx'

export interface ChartTableProps {
  /** Names the table. */
  game: string
  rows: readonly StarlineChartRow[]
  now: number
}

const head = 'px-[3px] pb-1.5 narrow:px-1.5 text-start text-label font-semibold text-ink2'
/** With large text, a day's cells stand in two lines of two. */
const line =
  'bg-surface @max-[16rem]:grid @max-[16rem]:grid-flow-col @max-[16rem]:grid-cols-[1fr_auto] @max-[16rem]:grid-rows-[auto_auto] @max-[16rem]:items-center @max-[16rem]:gap-x-2 @max-[16rem]:gap-y-1 @max-[16rem]:border-t @max-[16rem]:border-line @max-[16rem]:px-3 @max-[16rem]:py-2'
const cell = 'border-line px-[3px] py-2 narrow:px-1.5 @min-[16rem]:border-t @max-[16rem]:p-0!'

/** Past results, newest first: today's is the only one on slate. */
export function ChartTable({ game, rows, now }: ChartTableProps) {
  return (
    <div className="@container overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-body @max-[16rem]:block">
        <caption className="sr-only">{words.table(game)}</caption>
        <thead className="@max-[16rem]:sr-only">
          <tr>
            <th scope="col" className={`${head} ps-2! narrow:ps-3!`}>
              {words.date}
            </th>
            <th scope="col" className={head}>
              {words.day}
            </th>
            <th scope="col" className={head}>
              {words.result}
            </th>
            <th scope="col" className={`${head} pe-2! narrow:pe-3! text-end!`}>
              {words.time}
            </th>
          </tr>
        </thead>
        <tbody className="@max-[16rem]:block [&_tr:first-child>*]:border-t-0">
          {rows.map((row, index) => {
            const today = isSameDay(row.at, now)
            return (
              <tr
                key={index}
                className={`${line} first:rounded-t-card first:border-t-0! last:rounded-b-card first:*:first:rounded-ss-card first:*:last:rounded-se-card last:*:first:rounded-es-card last:*:last:rounded-ee-card`}
              >
                <th
                  scope="row"
                  className={`${cell} ps-2! narrow:ps-3! text-start text-small font-bold whitespace-nowrap narrow:text-body`}
                >
                  {formatDate(row.at, now)}
                </th>
                <td
                  className={`${cell} text-label text-ink3 narrow:text-small @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:gap-x-1.5`}
                >
                  <span className="block">{weekdayName(row.at, 'short')}</span>
                  {today && <span className="block font-semibold">{words.today}</span>}
                </td>
                <td className={cell}>
                  <DrawBoard
                    draw={
                      row.number === null ? null : { number: row.number, digit: row.digit ?? '' }
                    }
                    past={!today}
                  />
                </td>
                <td
                  className={`${cell} pe-2! narrow:pe-3! text-end text-label text-ink3 narrow:text-small`}
                >
                  {row.declaredAt === null ? (
                    <span role="img" aria-label={words.noTime}>
                      –
                    </span>
                  ) : (
                    formatTime(row.declaredAt)
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
