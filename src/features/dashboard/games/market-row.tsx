import type { LucideIcon } from 'lucide-react'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import Minus from 'lucide-react/icons/minus'
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
  now: number
  /** False mutes Play Game. */
  canBet: boolean
  fresh: Fresh | null
}

/** The room of a row, which its skeleton has too. */
export const rowClass =
  'relative isolate @container -mt-px min-h-(--row-height) border-t border-line [--row-height:4.75rem] max-narrow:[--row-height:3.25rem]'

/** What of a row stands beside what; with very large text, the name has a line of its own. */
export const columnsClass =
  'grid h-full grid-cols-[minmax(0,1fr)_auto_3.25rem] gap-x-2 ps-3 py-[3px] max-narrow:grid-cols-[minmax(0,1fr)_auto_3rem] max-narrow:gap-x-1 max-narrow:py-px max-narrow:ps-2 @max-[15rem]:grid-cols-[minmax(0,1fr)_3.25rem]'

export const boardColumnClass = 'w-[clamp(7.25rem,40*var(--cqw),9.5rem)] @max-[15rem]:w-auto'

const linkClass =
  'row-link leading-4 *:leading-4 max-narrow:absolute max-narrow:inset-0 max-narrow:z-1'

/** A market: name, times, result, state. A press anywhere plays it, except on Chart. */
export function MarketRow({ game, isActive, now, canBet, fresh }: MarketRowProps) {
  const { _id, gameName } = game
  const label = marketLabel(game, now)
  const { open, close } = timeBar(game, now)
  const isBettable = label === 'bettable'
  return (
    <li data-market={_id} className={cx(rowClass, 'render-when-seen active:bg-sunken')}>
      <div className={columnsClass}>
        <div className="min-w-0 @max-[15rem]:col-span-2">
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
            <p className="text-label leading-4 font-semibold text-accent max-narrow:sr-only">
              {formatFresh(fresh)}
            </p>
          )}
        </div>
        <div className={boardColumnClass}>
          <ResultBoard
            result={game.result ?? ''}
            size="xs"
            fresh={fresh?.part}
            className="w-full! max-narrow:min-h-7!"
          />
          {isActive && (
            <>
              {/* A screen reader has heard what's left beside the session. */}
              <p
                aria-hidden={isBettable || undefined}
                className="mt-0.5 min-h-4 text-label leading-4 font-semibold *:leading-4"
              >
                {isBettable ? (
                  <TimeLeft half={open.bettable ? open : close} />
                ) : (
                  <State label={label} />
                )}
              </p>
              <div className="flex justify-between gap-x-2 text-label leading-4 font-bold *:leading-4">
                <Link
                  to={gameSelectionPath(_id, nextSession(game, now))}
                  aria-label={words.playOf(gameName)}
                  className={cx(linkClass, isBettable && canBet ? 'play' : 'text-ink3')}
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
          className="relative z-2 -my-[3px] flex flex-col items-center justify-center gap-0.5 text-label font-semibold text-accent active:bg-soft max-narrow:-my-px"
        >
          <ChartNoAxesColumn className="size-[20px]" aria-hidden="true" />
          {words.chart}
        </Link>
      </div>
    </li>
  )
}

/** A session's time; with a tick or a minus, as long as either of them takes bets. */
function Session({ half, isMarked }: { half: TimeBarHalf; isMarked: boolean }) {
  const Icon = half.bettable ? Check : Minus
  return (
    <p className="flex items-center gap-1 text-label leading-4 text-ink2 *:leading-4">
      {isMarked && (
        <span className="when-read">
          <Icon
            className={cx('size-3', half.bettable ? 'text-accent' : 'text-ink3')}
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
    <span className={cx('flex items-center gap-1 *:leading-4', colour)}>
      <Icon className="size-3 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {marketLabelText[label]}
    </span>
  )
}

function formatFresh({ session, seenAt }: Fresh): string {
  const name = commonMessages.session[session]
  return seenAt === null ? words.newResult(name) : words.newResultAt(name, formatTime(seenAt))
}
