import type { ReactNode } from 'react'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { wonAmount } from '#domain/bet/history.ts'
import { starlineDraw } from '#domain/starline/starline-draw.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { historyMessages } from '#messages/bet/history.ts'
import { starlineMessages, starlineHistoryMessages as words } from '#messages/market/starline.ts'
import { Money } from '#ui/content/money.tsx'
import { StatusBadge } from '#ui/feedback/badge.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { dateOf, gameOf, typeOf } from '../bet/bet-words.ts'
import { DrawBoard } from '../games/draw-board.tsx'

export interface BetDetailsProps {
  bet: StarlineBet | null
  now: number
  onClose: () => void
}

/** Everything the host tells about one bet. */
export function BetDetails({ bet, now, onClose }: BetDetailsProps) {
  return (
    <Sheet open={bet !== null} onClose={onClose} title={words.details}>
      {bet && <Rows bet={bet} now={now} />}
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
