import Star from 'lucide-react/icons/star'
import { useCallback, useState, type ReactNode } from 'react'
import type { StarlineGame } from '#api/schemas/starline.ts'
import { useApi } from '#data/api-context.tsx'
import { useDropped } from '#data/dropped-rows.ts'
import { usePhoneTime } from '#data/phone-time.ts'
import { keyOf } from '#data/queries.ts'
import { formatRupees, starlineRateStake } from '#domain/money/money.ts'
import { safePlayProblem } from '#domain/player/safe-play.ts'
import { starlineBetTypeList, type StarlineRates } from '#domain/starline/starline-bet-types.ts'
import { isStarlineBettable } from '#domain/starline/starline.ts'
import { formatTime } from '#domain/time/dates.ts'
import { starlinePollMs } from '#domain/time/intervals.ts'
import { durationInWords } from '#messages/app/time.ts'
import { starlineBetTypeNames } from '#messages/en/bet/bet-types.ts'
import { betMessages } from '#messages/en/bet/bet.ts'
import { starlineMessages as words } from '#messages/en/market/starline.ts'
import { paths } from '#paths'
import { useOnline } from '#platform/device/online.ts'
import { useSafePlay } from '#play/safe-play.ts'
import { ClosedNotice } from '#ui/bet/own-limits.tsx'
import { PhoneTimeNotice } from '#ui/bet/phone-time-notice.tsx'
import { Money } from '#ui/content/money.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { LoadError } from '#ui/feedback/load-error.tsx'
import { DroppedRows } from '#ui/feedback/notice/dropped-rows.tsx'
import { CardsSkeleton } from '#ui/feedback/skeleton.tsx'
import { Screen } from '#ui/frame/shell.tsx'
import { Stamp } from '#ui/game/board/stamp.tsx'
import { useNow } from '#ui/game/use-now.ts'
import { useToasts } from '#ui/overlay/toast.tsx'
import { BetFormSheet } from '../bet/bet-form-sheet.tsx'
import { PlacedStarlineBet } from '../bet/placed-bet.tsx'
import { useStarlineBet } from '../bet/use-starline-bet.ts'
import { GameCard } from './game-card.tsx'
import { NextDraw } from './next-draw.tsx'
import { useDescribePendingBets, useStarline } from './use-starline.ts'

/** Starline gaming: rates, the day's games, and placing a bet on one. */
export function StarlineScreen() {
  const { clock } = useApi()
  const now = useNow(clock)
  const online = useOnline()
  const safePlay = useSafePlay(now)
  const toasts = useToasts()
  const starline = useStarline()
  const { list, rates } = starline
  const [playing, setPlaying] = useState<StarlineGame | null>(null)
  const bet = useStarlineBet(() => setPlaying(null))
  const { edit } = bet
  const describePendingBets = useDescribePendingBets()
  // It stays open when the host takes the game off the list, and says that it's closed.
  const game =
    playing &&
    (starline.all?.find(({ _id }) => _id === playing._id) ?? { ...playing, isActive: false })

  const canBet = ({ minBet }: StarlineGame) =>
    online && safePlayProblem(safePlay, { kind: 'stake', rupees: minBet ?? 0 }) === null

  // The same function at each rendering, so that opening a game renders no card again.
  const play = useCallback(
    (chosen: StarlineGame) => {
      if (!isStarlineBettable(chosen, clock.now())) return toasts.error(words.notAvailable)
      edit()
      setPlaying(chosen)
    },
    [clock, toasts, edit],
  )

  return (
    <Screen
      title={words.title}
      back={paths.dashboard}
      onRefresh={starline.refresh}
      refreshing={starline.refreshing}
      className="spread gap-3"
      {...(bet.placed && {
        moneyBar: (
          <PlacedStarlineBet
            placed={bet.placed}
            asOf={bet.asOf}
            games={list ?? []}
            onClose={bet.clear}
          />
        ),
        isFooterBrief: true,
      })}
    >
      <PhoneTimeNotice {...usePhoneTime(now)} />
      <ClosedNotice safePlay={safePlay} kinds={['stake']} />
      <RateBanner rates={rates} />
      <Games
        starline={starline}
        now={now}
        next={!bet.placed && <NextDraw list={list} now={now} canBet={canBet} onPlay={play} />}
        renderGame={(each) => (
          <GameCard
            key={each._id}
            game={each}
            now={now}
            canBet={canBet(each)}
            myBets={describePendingBets(each._id)}
            onPlay={play}
          />
        )}
      />
      {game && (
        <BetFormSheet
          key={game._id}
          game={game}
          rates={rates}
          now={now}
          bet={bet}
          onClose={() => setPlaying(null)}
        />
      )}
    </Screen>
  )
}

interface GamesProps {
  starline: ReturnType<typeof useStarline>
  now: number
  /** The draw to play next. */
  next: ReactNode
  renderGame: (game: StarlineGame) => ReactNode
}

function Games({ starline, now, next, renderGame }: GamesProps) {
  const { list, receivedAt } = starline
  const dropped = useDropped(keyOf('listStarlineGames', {}))
  if (!list && starline.isFailed) {
    return (
      <LoadError title={betMessages.loadFailed} read={starline}>
        {words.gamesFailedReassurance}
      </LoadError>
    )
  }
  if (!list) return <CardsSkeleton count={4} height="h-34" />
  if (list.length === 0 && dropped === 0) {
    return (
      <Empty icon={Star} title={words.noGamesTitle}>
        {words.noGames}
      </Empty>
    )
  }
  const age = receivedAt === null ? 0 : now - receivedAt
  return (
    <section aria-labelledby="starline-games" className="flex flex-col gap-3">
      <h2 id="starline-games" className="sr-only">
        {words.games}
      </h2>
      {receivedAt !== null && age > 2 * starlinePollMs && (
        <Stamp time={formatTime(receivedAt)} age={durationInWords(age / 60_000)} />
      )}
      <DroppedRows count={dropped} />
      {next}
      <ul className="two-columns grid gap-2.5">{list.map(renderGame)}</ul>
    </section>
  )
}

/** Four columns where the banner is at least 20rem wide, else two: larger text has fewer. */
const columns = 'grid-cols-[repeat(auto-fill,minmax(clamp(25%,(20rem-100%)*999,50%),1fr))]'

/** What each bet type pays for the stake that the rates are written for. */
function RateBanner({ rates }: { rates: StarlineRates }) {
  const title = words.ratesFor(formatRupees(starlineRateStake))
  return (
    <div className="on-slate overflow-hidden rounded-panel py-4">
      <div className="mb-2 flex flex-wrap justify-between gap-x-3 px-4 text-small">
        <p className="text-chalk2">{title}</p>
        <TextLink to={paths.starlineHistory} className="font-bold text-spark">
          {words.history}
        </TextLink>
      </div>
      <dl aria-label={title} className={`grid gap-y-3 ${columns}`}>
        {starlineBetTypeList.map(({ id }) => (
          // The first line of each row lies beyond the edge.
          <div
            key={id}
            className="@container -ms-px flex flex-col-reverse justify-end border-s border-slate2 px-1 text-center"
          >
            <dt className="text-label text-chalk2">{starlineBetTypeNames[id]}</dt>
            <dd className="text-[min(var(--text-h2),24*var(--cqw))] leading-6 font-bold">
              <Money amount={rates[id].max} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
