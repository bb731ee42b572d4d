import Star from 'lucide-react/icons/star'
import { memo, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { useApi, usePlayer, useRead } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import { starlineChartRows, type StarlineChartRow } from '#domain/market/chart.ts'
import { visibleStarlineGames } from '#domain/starline/starline.ts'
import { formatIndiaTime, isSameIndiaDay, startOfIndiaDay } from '#domain/time/india.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { formatIndiaDay } from '#messages/app/india-dates.ts'
import { indiaWeekdayName } from '#messages/app/long-dates.ts'
import { timeMessages } from '#messages/en/app/time.ts'
import { chartMessages } from '#messages/en/market/chart.ts'
import { starlineMessages, starlineChartMessages as words } from '#messages/en/market/starline.ts'
import { paths, starlineChartPath } from '#paths'
import { ShowMore } from '#ui/content/show-more.tsx'
import { usePart } from '#ui/content/use-part.ts'
import { useSlices } from '#ui/content/use-slices.ts'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { Bone, CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { Redirect } from '#ui/frame/link/redirect.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { DrawBoard } from '#ui/game/board/draw-board.tsx'
import { useNow } from '#ui/game/use-now.ts'
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
  const today = startOfIndiaDay(useNow(clock))
  const request = { query: { gameId: game._id } }
  const results = useRead('listStarlineResults', request)
  const dropped = useDropped(keyOf('listStarlineResults', request))
  const rows = useMemo(() => starlineChartRows(results.data ?? []), [results.data])
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
              <ChartTable key={game._id} game={game.gameName} rows={rows} today={today} />
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
  /** India's day: its midnight, epoch ms. */
  today: number
}

/** How many days are added with each press: twelve weeks. */
const step = 84
/** Half of what a phone's screen shows. */
const slice = 4

/** With large text, a day's cells stand in two lines of two. */
const line =
  'grid grid-flow-col grid-cols-[1fr_auto] grid-rows-[auto_auto] items-center gap-x-2 gap-y-1 px-3 @min-[16rem]:grid-flow-row @min-[16rem]:grid-cols-[1.2fr_1fr_auto_1fr] @min-[16rem]:grid-rows-1 max-narrow:px-2'
const head = 'pb-1.5 text-start text-label font-semibold text-ink2'

/**
 * Past results, newest first: today's is the only one on slate. Rows are CSS grids, not table rows, so
 * that the browser needn't draw those off the screen.
 */
function ChartTable({ game, rows, today }: ChartTableProps) {
  const { shown, more } = usePart(rows, {
    step,
    line: (part, total) => chartMessages.showing(part, total, chartMessages.nounDays),
    label: chartMessages.earlier,
  })
  const drawn = useSlices(shown.length, slice)
  return (
    <div className="@container grid grid-cols-1 gap-3">
      <table className="block text-body">
        <caption className="sr-only">{words.table(game)}</caption>
        <thead className="block @max-[16rem]:sr-only">
          <tr className={line}>
            <th scope="col" className={head}>
              {words.date}
            </th>
            <th scope="col" className={head}>
              {words.day}
            </th>
            <th scope="col" className={`${head} ${resultWidth}`}>
              {words.result}
            </th>
            <th scope="col" className={`${head} text-end!`}>
              {words.time}
            </th>
          </tr>
        </thead>
        <tbody className="block rounded-card bg-surface">
          {shown.map((row, index) =>
            index < drawn ? (
              <DayRow key={index} row={row} today={today} />
            ) : (
              <tr key={index} aria-hidden="true" className="block h-15.25" />
            ),
          )}
        </tbody>
      </table>
      {more && <ShowMore {...more} />}
    </div>
  )
}

/** As wide as any result, so that all days' stand below each other. */
const resultWidth = '@min-[16rem]:w-22 @min-[16rem]:narrow:w-27'

interface DayRowProps {
  row: StarlineChartRow
  today: number
}

const DayRow = memo(function DayRow({ row, today }: DayRowProps) {
  const { at, number, digit, declaredAt } = row
  const isToday = at !== null && isSameIndiaDay(at, today)
  return (
    <tr
      className={`${line} render-when-seen border-line py-2 [--row-height:2.75rem] not-first:border-t`}
    >
      <th scope="row" className="text-start text-small font-bold narrow:text-body">
        {at === null ? timeMessages.unknownDate : formatIndiaDay(at, today)}
      </th>
      <td className="text-label text-ink3 narrow:text-small @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:gap-x-1.5">
        <span className="block">{at !== null && indiaWeekdayName(at, 'short')}</span>
        {isToday && <span className="block font-semibold">{words.today}</span>}
      </td>
      <td className={resultWidth}>
        <DrawBoard draw={number === null ? null : { number, digit: digit ?? '' }} past={!isToday} />
      </td>
      <td className="text-end text-label text-ink3 narrow:text-small">
        {declaredAt === null ? (
          <span role="img" aria-label={words.noTime}>
            –
          </span>
        ) : (
          formatIndiaTime(declaredAt)
        )}
      </td>
    </tr>
  )
})
