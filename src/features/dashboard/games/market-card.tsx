import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import type { Game } from '#api/schemas/game.ts'
import { marketStatus, type MarketLabel } from '#domain/market/market.ts'
import { formatTime } from '#domain/time/dates.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { commonMessages } from '#messages/app/common.ts'
import { dashboardMessages as words } from '#messages/app/dashboard.ts'
import { marketLabelText } from '#messages/market/market.ts'
import { gameChartPath, gameSelectionPath } from '#paths'
import { ButtonLink } from '#ui/content/button.tsx'
import { Badge, type BadgeStatus } from '#ui/feedback/badge.tsx'
import { later } from '#ui/feedback/later.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { MarketBar } from '#ui/game/market-bar.tsx'
import type { Fresh } from '../result-watch.ts'

export interface MarketCardProps {
  game: Game
  now: number
  /** Without a connection nobody can bet, so Play Game is muted. */
  online: boolean
  fresh: Fresh | null
}

const MyBets = later(() => import('./my-bets.tsx').then((part) => part.MyBets))

const badges: Record<Exclude<MarketLabel, 'bettable'>, BadgeStatus> = {
  'market-closed': 'closed',
  'game-closed': 'closed',
  'result-declared': 'declared',
}

/** A market: times, result, state, Chart and Play Game. */
export function MarketCard(props: MarketCardProps) {
  const { label } = marketStatus(props.game, props.now)
  return label === 'bettable' ? (
    <Bettable {...props} />
  ) : (
    <Settled {...props} badge={badges[label]} text={marketLabelText[label]} />
  )
}

const boardOf = (game: Game) => game.result ?? ''

/** Board and time bar belong together: the left half is open, the right half close. */
function Bettable({ game, now, online, fresh }: MarketCardProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="line-clamp-6 text-h2 leading-6 wrap-anywhere">{game.gameName}</h3>
        {fresh && <p className="text-small font-medium text-accent">{freshInWords(fresh)}</p>}
        <MyBets gameId={game._id} />
      </div>
      <ResultBoard result={boardOf(game)} fresh={fresh?.part} className="mt-3" />
      <MarketBar market={game} now={now} />
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
          to={gameSelectionPath(game._id)}
          aria-label={words.playOf(game.gameName)}
          className="flex-1"
        >
          {words.play}
        </ButtonLink>
      </div>
    </>
  )
}

function freshInWords({ session, seenAt }: Fresh): string {
  const name = commonMessages.session[session]
  return seenAt === null ? words.newResult(name) : words.newResultAt(name, formatTime(seenAt))
}

/** A closed market: shorter, so that open markets get the space. */
function Settled(props: MarketCardProps & { badge: BadgeStatus; text: string }) {
  const { game, fresh, badge, text } = props
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="line-clamp-6 text-h2 leading-6 wrap-anywhere">{game.gameName}</h3>
        <Badge status={badge}>{text}</Badge>
        <p className="w-full text-small text-ink3">
          {words.times(formatTimeOfDay(game.openTime), formatTimeOfDay(game.closeTime))}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-1 gap-y-2">
        <div className="max-w-43 min-w-[min(9rem,100%)] flex-1 basis-36">
          <ResultBoard result={boardOf(game)} size="sm" fresh={fresh?.part} />
        </div>
        <div className="ms-auto flex max-w-full flex-wrap justify-end gap-1">
          <ButtonLink
            kind="text"
            tight
            to={gameChartPath(game._id)}
            aria-label={words.chartOf(game.gameName)}
          >
            {words.chart}
          </ButtonLink>
          <ButtonLink
            kind="quiet"
            tight
            to={gameSelectionPath(game._id)}
            aria-label={words.playOf(game.gameName)}
            className="px-2! whitespace-nowrap"
          >
            {words.play}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
