import Star from 'lucide-react/icons/star'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { starlineChartRows } from '#domain/market/chart/chart.ts'
import { visibleStarlineGames } from '#domain/starline/starline.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { starlineMessages, starlineChartMessages as words } from '#messages/market/starline.ts'
import { paths, starlineChartPath } from '#paths'
import { useApi, usePlayer, useRead } from '#session/api-context.tsx'
import { useDropped } from '#session/dropped-rows.ts'
import { keyOf } from '#session/queries.ts'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Chips } from '#ui/form/chips.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { GameName } from '../games/game-name.tsx'
import { ChartTable } from './chart-table.tsx'

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
  if (failed) return <Navigate to={paths.starline} replace />
  return (
    <Screen
      title={words.title}
      back={isActive ? paths.starline : paths.dashboard}
      showBalance={false}
      className="gap-3"
    >
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
      {game ? <Chart game={game} /> : list?.length === 0 ? <NoResults /> : <ChartSkeleton />}
    </Screen>
  )
}

function Chart({ game }: { game: StarlineGame }) {
  const { clock } = useApi()
  const now = useNow(clock)
  const asked = { query: { gameId: game._id } }
  const results = useRead('listStarlineResults', asked)
  const dropped = useDropped(keyOf('listStarlineResults', asked))
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
          {(rows.length > 0 || dropped === 0) && (
            <Results game={game.gameName} rows={rows} now={now} />
          )}
        </>
      ) : results.isError ? (
        <LoadError
          title={starlineMessages.loadResultsFailed}
          onRetry={() => void results.refetch()}
          retrying={results.isFetching}
        >
          {words.failedReassurance}
        </LoadError>
      ) : (
        <ChartSkeleton />
      )}
    </>
  )
}

function Results(props: Parameters<typeof ChartTable>[0]) {
  if (props.rows.length === 0) return <NoResults />
  return (
    <>
      <ChartTable {...props} />
      <div className="grid gap-1.5 px-3.5 text-small text-ink3">
        <p>{words.newestFirst}</p>
        <p>{words.explanation}</p>
      </div>
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

/** A chart that is coming. */
function ChartSkeleton() {
  return (
    <Skeleton className="card grid">
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div
          key={key}
          className="flex items-center justify-between border-t border-line px-3.5 py-2 first:border-t-0"
        >
          <Bone className="h-4 w-16" />
          <Bone className="h-11 w-28 rounded-btn" />
          <Bone className="h-3.5 w-14" />
        </div>
      ))}
    </Skeleton>
  )
}
