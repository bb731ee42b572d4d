import Star from 'lucide-react/icons/star'
import { useNavigate, useParams } from 'react-router-dom'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { useApi, usePlayer, useRead } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import { starlineChartRows, type StarlineChartRow } from '#domain/market/chart.ts'
import { visibleStarlineGames } from '#domain/starline/starline.ts'
import { formatIndiaTime, isSameIndiaDay } from '#domain/time/india.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { indiaWeekdayName } from '#messages/app/long-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { starlineMessages, starlineChartMessages as words } from '#messages/en/market/starline.ts'
import { paths, starlineChartPath } from '#paths'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { Bone, CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { Redirect } from '#ui/frame/link/redirect.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { DrawBoard } from '#ui/game/board/draw-board.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { cx } from '#ui/look/cx.ts'
import { GameName } from '../games/game-card.tsx'

/**
 * Past results of a Starline game, of the day's first where the address names none. Without the
 * games there is nothing to show: back to Starline.
 */
export function StarlineChartScreen() {
  const { gameId } = useParams()
  const navigate = useNavigate()
  const { isActive } = usePlayer()
  const games = useRead('listStarlineGames')
  const named = useRead(
    'getStarlineGame',
    { params: { gameId: gameId ?? '' } },
    {
      enabled: gameId !== undefined,
    },
  )
  const list = games.data && visibleStarlineGames(games.data)
  const game = gameId === undefined ? list?.[0] : named.data
  const failed =
    (games.isError && games.data === undefined) || (named.isError && named.data === undefined)
  if (failed) return <Redirect to={paths.starline} />
  return (
    <Screen
      title={words.title}
      back={isActive ? paths.starline : paths.dashboard}
      showBalance={false}
      className="spread gap-3"
    >
      {games.isPending && <Bone className="h-12 rounded-chip" />}
      {list && list.length > 1 && (
        <Chips
          label={words.choose}
          options={list.map(({ _id, openTime }) => ({
            value: _id,
            label: formatTimeOfDay(openTime),
          }))}
          value={game?._id ?? null}
          onPick={(id) => void navigate(starlineChartPath(id), { replace: true })}
        />
      )}
      {game ? (
        <Chart game={game} />
      ) : list?.length === 0 ? (
        <NoResults />
      ) : (
        <>
          <Bone className="h-12.5 w-40" />
          <CardsSkeleton count={6} height="h-15" />
        </>
      )}
    </Screen>
  )
}

function Chart({ game }: { game: StarlineGame }) {
  const { clock } = useApi()
  const now = useNow(clock)
  const request = { query: { gameId: game._id } }
  const results = useRead('listStarlineResults', request)
  const dropped = useDropped(keyOf('listStarlineResults', request))
  const rows = starlineChartRows(results.data ?? [])
  const time = formatTimeOfDay(game.openTime)
  return (
    <>
      <header>
        <h2 className="text-h1 leading-[1.45]">
          <GameName game={game} />
        </h2>
        <p className="text-small text-ink3">{words.opens(time)}</p>
      </header>
      {results.data ? (
        <>
          <DroppedRows count={dropped} />
          {rows.length > 0 ? (
            <div className="two-columns grid items-start gap-3">
              <ChartTable game={game.gameName} rows={rows} now={now} />
              <div className="grid gap-1.5 px-3.5 text-small text-ink3">
                <p>{words.newestFirst}</p>
                <p>{words.explanation}</p>
              </div>
            </div>
          ) : (
            dropped === 0 && <NoResults />
          )}
        </>
      ) : results.isError ? (
        <LoadError title={starlineMessages.loadResultsFailed} read={results}>
          {words.failedReassurance}
        </LoadError>
      ) : (
        <CardsSkeleton count={6} height="h-15" />
      )}
    </>
  )
}

function NoResults() {
  return (
    <Empty icon={Star} title={words.emptyTitle}>
      {words.empty}
    </Empty>
  )
}

interface ChartTableProps {
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
function ChartTable({ game, rows, now }: ChartTableProps) {
  return (
    <div className="@container overflow-x-auto">
      <table className="w-full border-separate [border-spacing:0] text-body @max-[16rem]:block">
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
        <tbody className="@max-[16rem]:block">
          {rows.map((row, index) => {
            const today = row.at !== null && isSameIndiaDay(row.at, now)
            const isFirst = index === 0
            const isLast = index === rows.length - 1
            return (
              <tr
                key={index}
                className={cx(
                  line,
                  isFirst && 'rounded-t-card border-t-0! *:border-t-0!',
                  isLast && 'rounded-b-card',
                )}
              >
                <th
                  scope="row"
                  className={cx(
                    `${cell} ps-2! narrow:ps-3! text-start text-small font-bold whitespace-nowrap narrow:text-body`,
                    isFirst && 'rounded-ss-card',
                    isLast && 'rounded-es-card',
                  )}
                >
                  {row.at === null ? timeMessages.unknownDate : formatIndiaDay(row.at, now)}
                </th>
                <td
                  className={`${cell} text-label text-ink3 narrow:text-small @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:gap-x-1.5`}
                >
                  <span className="block">
                    {row.at !== null && indiaWeekdayName(row.at, 'short')}
                  </span>
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
                  className={cx(
                    `${cell} pe-2! narrow:pe-3! text-end text-label text-ink3 narrow:text-small`,
                    isFirst && 'rounded-se-card',
                    isLast && 'rounded-ee-card',
                  )}
                >
                  {row.declaredAt === null ? (
                    <span role="img" aria-label={words.noTime}>
                      –
                    </span>
                  ) : (
                    formatIndiaTime(row.declaredAt)
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
