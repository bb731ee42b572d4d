import type { StarlineBet } from '#api/schemas/starline.ts'
import { wonAmount } from '#domain/bet/history.ts'
import { starlineDraw } from '#domain/starline/starline-draw.ts'
import { historyMessages } from '#messages/bet/history.ts'
import { starlineHistoryMessages as words } from '#messages/market/starline.ts'
import { Money } from '#ui/content/money.tsx'
import { StatusBadge } from '#ui/feedback/badge.tsx'
import { dateOf, gameOf, typeOf } from '../bet/bet-words.ts'
import { DrawBoard } from '../games/draw-board.tsx'

export interface BetCardProps {
  bet: StarlineBet
  now: number
  onDetails: () => void
}

/** One Starline bet: game, status, number on slate, type, amounts. A press anywhere tells more. */
export function BetCard({ bet, now, onDetails }: BetCardProps) {
  const [game, type] = [gameOf(bet), typeOf(bet)]
  return (
    <article className="card relative px-3.5 pt-3 pb-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <h2 className="line-clamp-2 min-w-0 flex-1 basis-32 text-h2 wrap-anywhere">
          <bdi>{game}</bdi>
        </h2>
        <StatusBadge status={bet.status} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex min-h-9 max-w-full min-w-[calc(3ch+0.15em+1.25rem)] items-center justify-center rounded-chip bg-slate px-2.5 text-board-sm leading-6 font-bold tracking-[0.05em] text-chalk">
          <span className="sr-only">{historyMessages.number} </span>
          <bdi className="truncate leading-normal">{bet.betNumber}</bdi>
        </p>
        <div className="min-w-0 flex-1 basis-28">
          <p className="flex flex-wrap justify-between gap-x-2 text-body">
            <span className="line-clamp-1 font-medium wrap-anywhere">{type}</span>
            <Money amount={bet.betAmount} className="ms-auto font-bold" />
          </p>
          <p className="flex flex-wrap justify-between gap-x-2 text-small text-ink3">
            {dateOf(bet.betDate, now) ?? historyMessages.unknownDate}
            {/* The press counts anywhere on the card. */}
            <button
              type="button"
              aria-label={words.detailsOf(`${game}, ${type} ${bet.betNumber}`.slice(0, 120))}
              onClick={onDetails}
              className="ms-auto font-semibold text-accent after:absolute after:inset-0 after:rounded-card"
            >
              {words.details}
            </button>
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small text-ink3 empty:hidden">
        {bet.status !== 'pending' && <BetResult bet={bet} />}
        <Outcome bet={bet} />
      </div>
    </article>
  )
}

/** What was drawn, as a board; nothing where the host does not say. */
function BetResult({ bet }: { bet: StarlineBet }) {
  const draw = starlineDraw(bet)
  if (draw === null) return null
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span>{words.result}</span>
      <DrawBoard draw={draw} past small />
    </div>
  )
}

/** What the bet has brought or may bring. */
function Outcome({ bet }: { bet: StarlineBet }) {
  if (bet.status === 'won') {
    const amount = wonAmount(bet)
    return (
      <p className="ms-auto font-semibold text-good">
        {words.won} {amount !== null && <Money amount={amount} />}
      </p>
    )
  }
  if (bet.status !== 'pending' || bet.potentialWin == null) return null
  return (
    <p className="ms-auto">
      {historyMessages.potentialWin} <Money amount={bet.potentialWin} />
    </p>
  )
}
