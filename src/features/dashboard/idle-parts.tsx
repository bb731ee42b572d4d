import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useEffect, useMemo } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { useRead } from '#data/api-context.tsx'
import { betLimits } from '#domain/bet/bet.ts'
import { gameIdOf } from '#domain/bet/history.ts'
import { marketStatus } from '#domain/market/market.ts'
import { formatRupees } from '#domain/money/money.ts'
import { closedBy, safePlayProblem } from '#domain/player/safe-play.ts'
import { nextStarlineGame, type StarlineGameFacts } from '#domain/starline/starline.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { durationInWords } from '#messages/app/time.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { dashboardMessages } from '#messages/en/app/dashboard.ts'
import { myBetsMessages } from '#messages/en/bet/my-bets.ts'
import { openNowMessages as words } from '#messages/en/market/open-now.ts'
import { formatSafePlayProblem, safePlayMessages } from '#messages/en/player/safe-play.ts'
import { formatTimeLeft } from '#messages/market/market.ts'
import { gameSelectionPath, paths } from '#paths'
import { useSafePlay } from '#play/safe-play.ts'
import { ButtonLink } from '#ui/content/button.tsx'
import { asItIs } from '#ui/content/lang-of.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { nextCard, NextToPlay } from '#ui/game/next-to-play.tsx'
import { cx } from '#ui/look/cx.ts'

// What home renders once the page is idle (`lazyPart`): it and its rules aren't part of the first load.

interface NextGameProps<Any> {
  /** Undefined until they have loaded. */
  games: readonly Any[] | undefined
  now: number
}

interface OpenNowProps extends NextGameProps<Game> {
  online: boolean
  /** Called with whether a time-out or limit of the player’s own leaves room for no bet. */
  onStopped: (isStopped: boolean) => void
}

/** The open market that closes first, with its countdown; the list keeps its order. */
export function OpenNow({ games, now, online, onStopped }: OpenNowProps) {
  // Home is drawn by a press on Refresh, too: that looks at no market.
  const next = useMemo(() => closesFirst(games ?? [], now), [games, now])
  const safePlay = useSafePlay(now)
  const stakeProblem = closedBy(safePlay, 'stake')
  const isStopped = safePlayProblem(safePlay, { kind: 'stake', rupees: betLimits.min }) !== null
  useEffect(() => onStopped(isStopped), [isStopped, onStopped])
  if (stakeProblem !== null) {
    return (
      <Link to={paths.safePlay} className={cx(nextCard, 'font-semibold active:bg-sunken')}>
        {formatSafePlayProblem(stakeProblem)}
      </Link>
    )
  }
  if (!next) return games && <p className={cx(nextCard, 'text-small text-ink2')}>{words.none}</p>
  const { gameName, _id } = next.game
  return (
    <NextToPlay
      name={<bdi {...asItIs(gameName)}>{gameName}</bdi>}
      detail={
        <>
          {commonMessages.session[next.session.session]}, {formatTimeLeft(next.session)}
        </>
      }
    >
      <ButtonLink
        kind={online && !isStopped ? 'fill' : 'quiet'}
        to={gameSelectionPath(_id, next.session.session)}
        aria-label={words.playNowOf(gameName)}
        className="min-w-28"
      >
        {words.playNow}
      </ButtonLink>
    </NextToPlay>
  )
}

function closesFirst(games: readonly Game[], now: number) {
  const [first] = games
    .flatMap((game) => {
      const { open, close } = marketStatus(game, now)
      const session = open.bettable ? open : close
      return session.bettable ? [{ game, session }] : []
    })
    .sort((a, b) => a.session.minutesLeft - b.session.minutesLeft)
  return first
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
  const { data } = useRead('listMyBets', {}, { onReturn: false })
  const bets = (data ?? []).filter(
    (bet) => bet.status === 'pending' && gameIdOf(bet.gameId) === gameId,
  )
  if (bets.length === 0) return null
  const staked = bets.reduce((sum, { betAmount }) => sum + betAmount, 0)
  return (
    <TextLink
      to={`${paths.biddingHistory}?${new URLSearchParams({ game: gameId, status: 'pending' })}`}
      aria-label={myBetsMessages.pending(bets.length, formatRupees(staked))}
      className="z-2 text-accent max-narrow:hidden"
    >
      {myBetsMessages.count(bets.length)}
    </TextLink>
  )
}

/** The next Starline game and for how long it can be bet on. */
export function StarlineNext({ games, now }: NextGameProps<StarlineGameFacts>) {
  if (!games) return <>{dashboardMessages.starline.unknown}</>
  const next = nextStarlineGame(games, now)
  if (next === null) return <>{words.starline.none}</>
  const time = formatTimeOfDay(next.game.openTime)
  if (next.minutesLeft === null) return <>{words.starline.late(time)}</>
  return (
    <>
      {words.starline.next(time)}{' '}
      {/* On a line of its own where the first is too narrow for both. */}
      <span className="inline-block">{words.starline.left(durationInWords(next.minutesLeft))}</span>
    </>
  )
}

/** The link to the player's limits, below the games. */
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
