import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { Game } from '#api/schemas/game.ts'
import { gameIdOf } from '#domain/bet/history.ts'
import { marketStatus } from '#domain/market/market.ts'
import { formatRupees } from '#domain/money/money.ts'
import { nextStarlineGame, type StarlineGame } from '#domain/starline/starline.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { durationInWords } from '#messages/app/time.ts'
import { sayTimeLeft } from '#messages/market/market.ts'
import { gameSelectionPath, paths } from '#paths'
import { useRead } from '#session/api-context.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { dashboardMessages } from '#words/app/dashboard.ts'
import { myBetsMessages } from '#words/bet/my-bets.ts'
import { openNowMessages as words } from '#words/market/open-now.ts'
import { safePlayMessages } from '#words/player/safe-play.ts'

// What home draws once the page is idle (`later`): it and its rules aren't part of the first load.

interface NextProps<Any> {
  /** Undefined while they are not known. */
  games: readonly Any[] | undefined
  now: number
}

/** The open market that closes first, with its countdown; the list keeps its order. */
export function OpenNow({ games, now }: NextProps<Game>) {
  const [next] = (games ?? [])
    .flatMap((game) => {
      const { open, close } = marketStatus(game, now)
      const session = open.bettable ? open : close
      return session.bettable ? [{ game, session }] : []
    })
    .toSorted((a, b) => a.session.minutesLeft - b.session.minutesLeft)
  if (!next) return games && words.none
  return (
    <Link
      to={gameSelectionPath(next.game._id)}
      className="flex min-h-12 flex-wrap items-center gap-x-2 font-bold text-accent"
    >
      {words.openNow(next.game.gameName)}
      <span className="font-medium text-ink2">{sayTimeLeft(next.session)}</span>
    </Link>
  )
}

/** The host has no games. */
export function NoGames() {
  return (
    <Empty icon={CalendarClock} title={words.emptyTitle}>
      {words.empty}
    </Empty>
  )
}

/** The player's open bets on a market, with a link to them. */
export function MyBets({ gameId }: { gameId: string }) {
  const { data } = useRead('listMyBets')
  const bets = (data ?? []).filter(
    (bet) => bet.status === 'pending' && gameIdOf(bet.gameId) === gameId,
  )
  if (bets.length === 0) return null
  const staked = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
  return (
    <Link
      to={`${paths.biddingHistory}?${new URLSearchParams({ game: gameId, status: 'pending' })}`}
      className="-my-3 inline-flex min-h-12 items-center text-small font-medium text-accent"
    >
      {myBetsMessages.pending(bets.length, formatRupees(staked))}
    </Link>
  )
}

/** The next Starline game and how long it takes bets. */
export function StarlineNext({ games, now }: NextProps<StarlineGame>) {
  if (!games) return dashboardMessages.starline.unknown
  const next = nextStarlineGame(games, now)
  if (next === null) return words.starline.none
  const time = formatTimeOfDay(next.game.openTime)
  if (next.minutesLeft === null) return words.starline.late(time)
  return (
    <>
      {words.starline.next(time)}{' '}
      {/* On a line of its own where the first is too narrow for both. */}
      <span className="inline-block">{words.starline.left(durationInWords(next.minutesLeft))}</span>
    </>
  )
}

/** The way to the limits, below the games. */
export function LimitsLink() {
  return (
    <Link
      to={paths.safePlay}
      className="card flex min-h-12 items-center px-4 font-semibold text-accent active:bg-sunken"
    >
      {safePlayMessages.changeLimits}
    </Link>
  )
}
