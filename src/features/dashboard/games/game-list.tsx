import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import { ApiError, serverMessageOr } from '#api/api-error.ts'
import type { Game } from '#api/schemas/game.ts'
import { dashboardMessages as words } from '#messages/app/dashboard.ts'
import { gameChartPath } from '#paths'
import { useOnline } from '#platform/device/online.ts'
import { useDropped } from '#session/dropped-rows.ts'
import { keyOf } from '#session/queries.ts'
import { ButtonLink } from '#ui/content/button.tsx'
import { later } from '#ui/feedback/later.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { MarketCardBones, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import type { Fresh } from '../result-watch.ts'
import { MarketCard } from './market-card.tsx'
import type { Games } from './use-games.ts'

const DroppedRows = later(() =>
  import('#ui/feedback/notice/dropped-rows.tsx').then((part) => part.DroppedRows),
)
const NoGames = later(() => import('./no-games.tsx').then((part) => part.NoGames))

export interface GameListProps {
  games: Games
  isActive: boolean
  now: number
  freshOf: (gameId: string) => Fresh | null
}

/** The markets by open time, or why there are none. */
export function GameList({ games, isActive, now, freshOf }: GameListProps) {
  const online = useOnline()
  const dropped = useDropped(keyOf('listGames', {}))
  const { list, error, refresh, refreshing } = games
  if (list === undefined) {
    if (error !== null) {
      const refused = error instanceof ApiError && error.kind === 'refused'
      return (
        <LoadError title={words.failed} onRetry={refresh} retrying={refreshing}>
          {refused ? serverMessageOr(error, words.failedReassurance) : words.failedReassurance}
        </LoadError>
      )
    }
    return (
      <Skeleton className="grid grid-cols-1 gap-3">
        <MarketCardBones />
        <MarketCardBones />
      </Skeleton>
    )
  }
  if (list.length === 0 && dropped === 0) {
    return <NoGames wanted />
  }
  return (
    <>
      {dropped > 0 && <DroppedRows wanted count={dropped} />}
      <ul className="grid grid-cols-1 gap-3">
        {list.map((game) => (
          <li key={game._id} data-market={game._id} className="card drawn-when-seen px-4 py-4">
            {isActive ? (
              <MarketCard game={game} now={now} online={online} fresh={freshOf(game._id)} />
            ) : (
              <ResultCard game={game} fresh={freshOf(game._id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Everything an inactive player sees of a market: name, result, Chart. */
function ResultCard({ game, fresh }: { game: Game; fresh: Fresh | null }) {
  return (
    <>
      <h3 className="text-h2 leading-5">{game.gameName}</h3>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-1">
        <ResultBoard result={game.result ?? ''} size="sm" fresh={fresh?.part} />
        <ButtonLink
          kind="text"
          tight
          icon={ChartNoAxesColumn}
          to={gameChartPath(game._id)}
          aria-label={words.chartOf(game.gameName)}
          className="-me-2 ms-auto"
        >
          {words.chart}
        </ButtonLink>
      </div>
    </>
  )
}
