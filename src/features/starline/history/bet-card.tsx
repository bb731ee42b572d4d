import type { ReactNode } from 'react'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { gameNameOf, wonAmount } from '#domain/bet/history.ts'
import { starlineDraw } from '#domain/starline/starline.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatDateTime } from '#messages/app/dates.ts'
import { nameStarlineBetType } from '#messages/bet/bet-types.ts'
import { BetCard, BetHelp, BetOutcome } from '#ui/bet/bet-cards.tsx'
import { Money } from '#ui/content/money.tsx'
import { StatusBadge } from '#ui/feedback/status-badge.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { betMessages } from '#words/bet/bet.ts'
import { historyMessages } from '#words/bet/history.ts'
import { starlineMessages, starlineHistoryMessages as words } from '#words/market/starline.ts'
import { DrawBoard } from '../games/draw-board.tsx'

export interface StarlineBetCardProps {
  bet: StarlineBet
  now: number
  onDetails: () => void
}

/** One Starline bet: game, status, number on slate, type, amounts. A press anywhere tells more. */
export function StarlineBetCard({ bet, now, onDetails }: StarlineBetCardProps) {
  const [game, type] = [gameOf(bet), typeOf(bet)]
  return (
    <BetCard
      {...{ bet, game, type }}
      centred
      line={
        <>
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
        </>
      }
    >
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small text-ink3 empty:hidden">
        {bet.status !== 'pending' && <BetResult bet={bet} />}
        <BetOutcome bet={bet} />
      </div>
    </BetCard>
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

interface BetDetailsProps {
  bet: StarlineBet | null
  now: number
  onClose: () => void
}

/** Everything the host tells about one bet. */
export function BetDetails({ bet, now, onClose }: BetDetailsProps) {
  return (
    <Sheet open={bet !== null} onClose={onClose} title={words.details}>
      {bet && <Rows bet={bet} now={now} />}
      {bet && <BetHelp bet={bet} family="starline" game={gameOf(bet)} />}
    </Sheet>
  )
}

function Rows({ bet, now }: { bet: StarlineBet; now: number }) {
  const won = bet.status === 'won' ? wonAmount(bet) : null
  const rows: [string, ReactNode][] = [
    [historyMessages.game, <bdi key="game">{gameOf(bet)}</bdi>],
    [historyMessages.status, <StatusBadge key="status" status={bet.status} />],
    [starlineMessages.type, typeOf(bet)],
    [historyMessages.number, <bdi key="number">{bet.betNumber}</bdi>],
    [betMessages.amount.label, <Money key="amount" amount={bet.betAmount} />],
    [
      betMessages.potentialWin,
      bet.potentialWin != null && <Money key="win" amount={bet.potentialWin} />,
    ],
    [words.won, won !== null && <Money key="won" amount={won} className="text-good" />],
    [words.placed, dateOf(bet.betDate, now)],
    [words.result, <DrawBoard key="draw" draw={starlineDraw(bet)} />],
    [words.declared, dateOf(bet.resultDate, now)],
    [betMessages.receipt.id, <bdi key="id">{bet._id}</bdi>],
  ]
  return (
    <dl>
      {rows
        .filter(([, value]) => value !== false && value !== null)
        .map(([label, value]) => (
          <div
            key={label}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-1.5 first:border-t-0"
          >
            <dt className="text-small text-ink3">{label}</dt>
            <dd className="ms-auto line-clamp-4 max-w-full text-end font-semibold wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The bet type as we write it, else as the host does. */
const typeOf = ({ betType }: StarlineBet): string => nameStarlineBetType(betType)

/** The game's name, if the host gives it. */
const gameOf = (bet: StarlineBet): string => gameNameOf(bet) || historyMessages.unknownGame

/** A date of the host as it is read; `null` when there is none. */
function dateOf(date: string | null | undefined, now: number): string | null {
  const moment = parseDate(date)
  return moment === null ? null : formatDateTime(moment, now)
}
