import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { ReactNode } from 'react'
import { serverMessageOr } from '#api/api-error.ts'
import type { Game } from '#api/schemas/game.ts'
import { useDropped } from '#data/dropped-rows.ts'
import { keyOf } from '#data/queries.ts'
import { marketStatus, type MarketLabel } from '#domain/market/market.ts'
import { nextSession } from '#domain/market/play.ts'
import { formatTime } from '#domain/time/dates.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { marketLabelText } from '#messages/en/market/market.ts'
import { gameChartPath, gameSelectionPath } from '#paths'
import { useOnline } from '#platform/device/online.ts'
import { ButtonLink } from '#ui/content/button.tsx'
import { asItIs } from '#ui/content/lang-of.ts'
import { Badge, badgeStyles, type BadgeStyle } from '#ui/feedback/badge.tsx'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { Bone, MarketCardBones, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { TimeBar } from '#ui/game/time-bar.tsx'
import type { Fresh } from '../result-watch.ts'
import type { Games } from './use-games.ts'

const DroppedRows = lazyPart(() =>
  import('#ui/feedback/notice/dropped-rows.tsx').then((part) => part.DroppedRows),
)
const NoGames = lazyPart(() => import('../idle-parts.tsx').then((part) => part.NoGames))

export interface GameListProps {
  games: Games
  isActive: boolean
  now: number
  freshOf: (gameId: string) => Fresh | null
  /** The market to play next. */
  next: ReactNode
}

/** The markets by open time, or why there are none. */
export function GameList({ games, isActive, now, freshOf, next }: GameListProps) {
  const online = useOnline()
  const droppedCount = useDropped(keyOf('listGames', {}))
  const { list, error, refresh, refreshing } = games
  if (list === undefined) {
    if (error !== null) {
      const refused = error.kind === 'refused'
      return (
        <LoadError title={words.failed} read={{ refetch: refresh, isFetching: refreshing, error }}>
          {refused ? serverMessageOr(error, words.failedReassurance) : words.failedReassurance}
        </LoadError>
      )
    }
    return (
      <Skeleton className="grid grid-cols-1 gap-3">
        {isActive && <Bone className="h-46 rounded-card" />}
        {isActive && <Bone className="h-16 rounded-card" />}
        <MarketCardBones />
      </Skeleton>
    )
  }
  if (list.length === 0 && droppedCount === 0) {
    return <NoGames wanted />
  }
  return (
    <>
      {droppedCount > 0 && <DroppedRows wanted count={droppedCount} />}
      {isActive && (
        <>
          <Results list={list} freshOf={freshOf} />
          {/* Reserves its space, so that nothing moves when it comes; a long list scrolls behind it. */}
          <div className="min-h-16 above-tabs">{next}</div>
        </>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {list.map((game) => (
          <li key={game._id} data-market={game._id} className="card render-when-seen">
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
    <div className="p-4">
      <h3 {...asItIs(game.gameName)} className="text-h2 leading-5">
        {game.gameName}
      </h3>
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
    </div>
  )
}

/**
 * The results of all markets, at the top where they need no scrolling. Hidden from screen readers, since
 * the cards that follow have the same.
 */
function Results({ list, freshOf }: { list: readonly Game[] } & Pick<GameListProps, 'freshOf'>) {
  return (
    <ul aria-hidden="true" className="card px-[16px] py-[6px]">
      {list.map((game) => (
        <li
          key={game._id}
          className="flex min-h-[34px] flex-wrap items-center justify-between gap-x-[8px]"
        >
          <span
            {...asItIs(game.gameName)}
            className="line-clamp-4 min-w-0 flex-1 basis-20 text-small leading-4 font-semibold wrap-anywhere"
          >
            {game.gameName}
          </span>
          <ResultBoard result={boardOf(game)} size="xs" fresh={freshOf(game._id)?.part} />
        </li>
      ))}
    </ul>
  )
}

interface MarketCardProps {
  game: Game
  now: number
  /** Without a connection nobody can bet, so Play Game is muted. */
  online: boolean
  fresh: Fresh | null
}

const MyBets = lazyPart(() => import('../idle-parts.tsx').then((part) => part.MyBets))

const badges: Record<Exclude<MarketLabel, 'bettable'>, BadgeStyle> = {
  'market-closed': badgeStyles.closed,
  'game-closed': badgeStyles.closed,
  'result-declared': badgeStyles.declared,
}

/** A market: times, result, state, Chart and Play Game. */
function MarketCard(props: MarketCardProps) {
  const { label } = marketStatus(props.game, props.now)
  return label === 'bettable' ? (
    <OpenMarket {...props} />
  ) : (
    <ClosedMarket {...props} badge={badges[label]} text={marketLabelText[label]} />
  )
}

const MarketName = ({ game }: { game: Game }) => (
  <h3 {...asItIs(game.gameName)} className="line-clamp-6 text-h2 leading-6 wrap-anywhere">
    {game.gameName}
  </h3>
)

const boardOf = (game: Game) => game.result ?? ''

/** A market that takes bets. Its board and time bar match: open on the left half, close on the right. */
function OpenMarket({ game, now, online, fresh }: MarketCardProps) {
  return (
    <div className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <MarketName game={game} />
        {fresh && <p className="text-small font-medium text-accent">{formatFresh(fresh)}</p>}
        <MyBets gameId={game._id} />
      </div>
      <ResultBoard result={boardOf(game)} fresh={fresh?.part} className="mt-3" />
      <div className="when-read">
        <TimeBar market={game} now={now} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink
          kind="outline"
          icon={ChartNoAxesColumn}
          to={gameChartPath(game._id)}
          aria-label={words.chartOf(game.gameName)}
          className="min-w-27"
        >
          {words.chart}
        </ButtonLink>
        <ButtonLink
          kind={online ? 'fill' : 'quiet'}
          to={gameSelectionPath(game._id, nextSession(game, now))}
          aria-label={words.playOf(game.gameName)}
          className="play flex-1"
        >
          {words.play}
        </ButtonLink>
      </div>
    </div>
  )
}

function formatFresh({ session, seenAt }: Fresh): string {
  const name = commonMessages.session[session]
  return seenAt === null ? words.newResult(name) : words.newResultAt(name, formatTime(seenAt))
}

/** A closed market: shorter, so that open markets get the space. */
function ClosedMarket(props: MarketCardProps & { badge: BadgeStyle; text: string }) {
  const { game, fresh, badge, text } = props
  return (
    <div className="@container px-3.5 py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <div className="min-w-0 flex-1 basis-28">
          <MarketName game={game} />
        </div>
        <Badge badgeStyle={badge}>{text}</Badge>
      </div>
      <p className="text-label text-ink3">
        {words.times(formatTimeOfDay(game.openTime), formatTimeOfDay(game.closeTime))}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-1 @max-[18rem]:text-small">
        <div className="me-auto max-w-35.5 min-w-28 flex-1">
          <ResultBoard result={boardOf(game)} size="xs" fresh={fresh?.part} />
        </div>
        <ButtonLink
          kind="text"
          size={40}
          tight
          to={gameChartPath(game._id)}
          aria-label={words.chartOf(game.gameName)}
        >
          {words.chart}
        </ButtonLink>
        <ButtonLink
          kind="quiet"
          size={40}
          tight
          to={gameSelectionPath(game._id)}
          aria-label={words.playOf(game.gameName)}
          className="px-2! whitespace-nowrap"
        >
          {words.play}
        </ButtonLink>
      </div>
    </div>
  )
}
