import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { serverMessageOr } from '#api/api-error.ts'
import type { Game } from '#api/schemas/game.ts'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import { homeOrder, isLongList } from '#domain/market/home-order.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { BoardBones, Bone, Skeleton } from '#ui/feedback/skeleton.tsx'
import { NextRoom } from '#ui/game/next-room.tsx'
import type { Fresh } from '../result-watch.ts'
import { boardColumnClass, columnsClass, MarketRow, nameColumnClass } from './market-row.tsx'
import { searchRoom } from './search-room.ts'
import type { Games } from './use-games.ts'

const DroppedRows = lazyPart(() =>
  import('#ui/feedback/notice/dropped-rows.tsx').then((part) => part.DroppedRows),
)
const NoGames = lazyPart(() => import('../idle-parts.tsx').then((part) => part.NoGames))
const MarketSearch = lazyPart(() => import('./market-search.tsx').then((part) => part.MarketSearch))

export interface GameListProps {
  games: Games
  isActive: boolean
  now: number
  /** Nobody can bet without a connection, nor past limits of their own: Play Game is muted. */
  canBet: boolean
  freshOf: (gameId: string) => Fresh | null
  /** The market to play next. */
  next: ReactNode
}

const listClass = 'card two-columns grid gap-x-4 overflow-hidden'

/** The markets in home's order, or why there are none. */
export function GameList({ games, isActive, now, canBet, freshOf, next }: GameListProps) {
  const droppedCount = useDropped(keyOf('listGames', {}))
  const { list, error, refresh, refreshing } = games
  // Markets change with the minute: what else draws home within one draws no row.
  const minute = now - (now % 60_000)
  const ordered = useMemo(() => list && homeOrder(list, minute), [list, minute])
  /** What the search of a long list leaves. */
  const [isWanted, setIsWanted] = useState<((game: Game, now: number) => boolean) | null>(null)
  // A slow phone shows each letter that is typed before sixty markets are rendered.
  const isFound = useDeferredValue(isWanted)
  if (ordered === undefined) {
    if (error !== null) {
      const refused = error.kind === 'refused'
      return (
        <LoadError title={words.failed} read={{ refetch: refresh, isFetching: refreshing, error }}>
          {refused ? serverMessageOr(error, words.failedReassurance) : words.failedReassurance}
        </LoadError>
      )
    }
    return (
      <>
        {isActive && <NextRoom />}
        <ListBones />
      </>
    )
  }
  if (ordered.length === 0 && droppedCount === 0) {
    return <NoGames wanted />
  }
  const isLong = isLongList(ordered)
  const shown = isLong && isFound ? ordered.filter((game) => isFound(game, minute)) : ordered
  return (
    <>
      {droppedCount > 0 && <DroppedRows wanted count={droppedCount} />}
      {isActive && <NextRoom>{next}</NextRoom>}
      {isLong && (
        <div className={searchRoom}>
          <MarketSearch wanted onChange={setIsWanted} found={isFound && shown.length} />
        </div>
      )}
      {shown.length > 0 && (
        <ul className={listClass}>
          {shown.map((game) => (
            <MarketRow
              key={game._id}
              {...{ game, isActive, canBet }}
              now={minute}
              fresh={freshOf(game._id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** The first rows of the list that is coming. */
const ListBones = () => (
  <Skeleton className={listClass}>
    {Array.from({ length: 5 }, (_, row) => (
      <div key={row} className="market-row -mt-px border-t border-line">
        <div className={columnsClass}>
          <div className={nameColumnClass}>
            <Bone className="h-4 w-28" />
          </div>
          <div className={boardColumnClass}>
            <BoardBones className="h-8" />
          </div>
          <div className="w-12" />
        </div>
      </div>
    ))}
  </Skeleton>
)
