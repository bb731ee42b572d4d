import type { Bet } from '#api/schemas/bet.ts'
import { betTypes, readBetType } from '#domain/bet/bet-types.ts'
import { formatDate, formatDateTime, parseDate } from '#domain/time/dates.ts'
import { gameNameOf, wonAmount } from '#domain/bet/history.ts'
import { formatRupees } from '#domain/money/money.ts'
import { commonMessages } from '#messages/common.ts'
import { historyMessages as words } from '#messages/history.ts'
import { StatusBadge } from '#ui/feedback/badge.tsx'
import { Money } from '#ui/content/money.tsx'

/** 'Open', 'Close' or, for full sangam, 'Both sessions'; '' when the host does not say. */
function sessionWords(bet: Bet): string {
  if (readBetType(bet.betType)?.id === betTypes.fullSangam.id) return words.bothSessions
  if (bet.session === 'open' || bet.session === 'close') return commonMessages.session[bet.session]
  return bet.session ?? ''
}

function placedAt(bet: Bet, now: number): string {
  const moment = parseDate(bet.betDate)
  return moment === null ? words.unknownDate : formatDateTime(moment, now)
}

/** 'Result 359-74-590, 19 Nov', as far as the host has told; '' while there is none. */
function resultWords(bet: Bet, now: number): string {
  const moment = parseDate(bet.resultDate)
  const parts = [bet.result, moment === null ? null : formatDate(moment, now)].filter(Boolean)
  return bet.status === 'pending' || parts.length === 0 ? '' : words.resultOn(parts.join(', '))
}

/** One bet of a history: market, status, number on slate, type, session, dates, amounts. */
export function BetCard({ bet, now }: { bet: Bet; now: number }) {
  const result = resultWords(bet, now)
  return (
    <article className="card px-3.5 pt-3 pb-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <h2 className="line-clamp-6 min-w-0 text-h2 wrap-anywhere">
          {gameNameOf(bet) || words.unknownGame}
        </h2>
        <StatusBadge status={bet.status} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex min-h-9 min-w-13 items-center justify-center rounded-chip bg-slate px-2.5 text-board-sm leading-6 font-bold tracking-[0.05em] text-chalk">
          <span className="sr-only">{words.number} </span>
          <span className="line-clamp-6 wrap-anywhere">{bet.betNumber}</span>
        </p>
        <div className="min-w-0 flex-1 basis-28">
          <p className="flex flex-wrap justify-between gap-x-2 text-body">
            <span className="line-clamp-6 font-medium wrap-anywhere">
              {readBetType(bet.betType)?.title ?? bet.betType}
            </span>
            <Money amount={bet.betAmount} className="ms-auto font-bold" />
          </p>
          <p className="line-clamp-6 text-small wrap-anywhere text-ink3">
            {[sessionWords(bet), placedAt(bet, now)].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-small text-ink3 empty:hidden">
        {result !== '' && <p className="line-clamp-6 wrap-anywhere">{result}</p>}
        <Outcome bet={bet} />
      </div>
    </article>
  )
}

/** What the bet may bring or has brought. */
function Outcome({ bet }: { bet: Bet }) {
  if (bet.status === 'won') {
    return (
      <p className="ms-auto font-semibold text-good">
        {words.won} {formatRupees(wonAmount(bet))}
      </p>
    )
  }
  const possible = bet.potentialWin ?? null
  if (bet.status !== 'pending' || possible === null) return null
  return (
    <p className="ms-auto">
      {words.potentialWin} {formatRupees(possible)}
    </p>
  )
}
