import type { LucideIcon } from 'lucide-react'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import Minus from 'lucide-react/icons/minus'
import { memo } from 'react'
import type { Game } from '#api/schemas/game.ts'
import { marketLabel, type MarketLabel } from '#domain/market/market.ts'
import { nextSession } from '#domain/market/play.ts'
import { formatTime } from '#domain/time/dates.ts'
import { timeBar, type TimeBarHalf } from '#domain/time/time-bar.ts'
import { durationSpoken } from '#messages/app/time.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { dashboardMessages as words } from '#messages/en/app/dashboard.ts'
import { marketLabelText } from '#messages/en/market/market.ts'
import { formatSessionTime, formatTimeLeft } from '#messages/market/market.ts'
import { gameChartPath, gameSelectionPath } from '#paths'
import { asItIs } from '#ui/content/lang-of.ts'
import { lazyPart } from '#ui/feedback/lazy-part.tsx'
import { Link } from '#ui/frame/link/link.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'
import { cx } from '#ui/look/cx.ts'
import type { Fresh } from '../result-watch.ts'

const MyBets = lazyPart(() => import('../idle-parts.tsx').then((part) => part.MyBets))

export interface MarketRowProps {
  game: Game
  /** An inactive player sees name, result and Chart. */
  isActive: boolean
  /** The minute's first moment. */
  now: number
  /** False mutes Play Game. */
  canBet: boolean
  fresh: Fresh | null
}

/** What of a row stands beside what; with very large text, the name has a line of its own. */
export const columnsClass = 'flex min-h-[inherit] flex-wrap gap-x-1 py-0.5 ps-3 max-narrow:ps-2'
export const nameColumnClass = 'min-w-0 flex-1 basis-24'
export const boardColumnClass = 'max-w-35.5 min-w-0 flex-1 basis-28'

/**
 * A market: name, times, result, state. A press anywhere plays it, except on Chart. Drawn again only
 * when it changes or the minute does: home is, whenever the balance was read.
 */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { game, isActive, now, canBet, fresh } = props
  const { _id, gameName } = game
  const label = marketLabel(game, now)
  const { open, close } = timeBar(game, now)
  const isBettable = label === 'bettable'
  return (
    <li
      data-market={_id}
      className="market-row render-when-seen relative -mt-px border-t border-line active:bg-sunken"
    >
      <div className={columnsClass}>
        <div className={nameColumnClass}>
          <h3
            {...asItIs(gameName)}
            className="line-clamp-6 leading-5 font-bold wrap-anywhere max-narrow:text-small max-narrow:leading-4"
          >
            {gameName}
          </h3>
          {isActive && (
            <>
              <Session half={open} isMarked={isBettable} />
              <Session half={close} isMarked={isBettable} />
            </>
          )}
          {fresh && (
            <p className="text-label font-semibold text-accent max-narrow:sr-only">
              {formatFresh(fresh)}
            </p>
          )}
        </div>
        <div className={boardColumnClass}>
          <ResultBoard
            result={game.result ?? ''}
            size="xs"
            fresh={fresh?.part}
            className="max-narrow:min-h-7"
          />
          {isActive && (
            <>
              {/* A screen reader has heard what's left beside the session. */}
              <p
                aria-hidden={isBettable || undefined}
                className="mt-0.5 min-h-4 text-label font-semibold"
              >
                {isBettable ? (
                  <TimeLeft half={open.bettable ? open : close} />
                ) : (
                  <State label={label} />
                )}
              </p>
              <div className="flex justify-between gap-x-2 text-label font-bold">
                <Link
                  to={gameSelectionPath(_id, nextSession(game, now))}
                  aria-label={words.playOf(gameName)}
                  className={cx('row-link', isBettable && canBet ? 'play' : 'text-ink3')}
                >
                  <span className="max-narrow:sr-only">{words.play}</span>
                </Link>
                {isBettable && <MyBets gameId={_id} />}
              </div>
            </>
          )}
        </div>
        <Link
          to={gameChartPath(_id)}
          aria-label={words.chartOf(gameName)}
          className="relative z-2 flex w-12 flex-col items-center justify-center gap-0.5 text-label font-semibold text-accent"
        >
          <ChartNoAxesColumn className="size-[20px]" aria-hidden="true" />
          {words.chart}
        </Link>
      </div>
    </li>
  )
})

/** A session's time; with a tick or a minus, as long as either of them takes bets. */
function Session({ half, isMarked }: { half: TimeBarHalf; isMarked: boolean }) {
  const Icon = half.bettable ? Check : Minus
  return (
    <p className="flex items-center gap-1 text-label text-ink2">
      {isMarked && (
        <span className="when-read">
          <Icon
            className={cx('size-3.5', half.bettable ? 'text-accent' : 'text-ink3')}
            strokeWidth={4}
            aria-hidden="true"
          />
        </span>
      )}
      {formatSessionTime(half)}
      {isMarked && (
        <span className="when-read sr-only">{formatTimeLeft(half, durationSpoken)}</span>
      )}
    </p>
  )
}

/** What is left of the session that ends first. */
const TimeLeft = ({ half }: { half: TimeBarHalf }) => (
  <span className="when-read">
    <span className={cx(half.urgent && 'font-bold text-warn')}>{formatTimeLeft(half)}</span>
  </span>
)

const closed = [Lock, 'text-ink2'] as const
const states: Record<MarketLabel, readonly [LucideIcon, string]> = {
  'market-closed': closed,
  'game-closed': closed,
  'result-declared': [Check, 'text-good'],
  bettable: [Check, 'text-accent'],
}

function State({ label }: { label: MarketLabel }) {
  const [Icon, colour] = states[label]
  return (
    <span className={cx('flex items-center gap-1', colour)}>
      <Icon className="size-3.5 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {marketLabelText[label]}
    </span>
  )
}

function formatFresh({ session, seenAt }: Fresh): string {
  const name = commonMessages.session[session]
  return seenAt === null ? words.newResult(name) : words.newResultAt(name, formatTime(seenAt))
}
