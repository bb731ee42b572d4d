import type { Bet } from '#api/schemas/bet.ts'
import { betTypes, readBetType } from '#domain/bet/bet-types.ts'
import { gameNameOf, wonAmount } from '#domain/bet/history.ts'
import { isCloseDeclared, isOpenDeclared, parseResult } from '#domain/market/result/result.ts'
import { formatRupees } from '#domain/money/money.ts'
import { formatDate, formatDateTime } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { commonMessages } from '#messages/app/common.ts'
import { nameBetType } from '#messages/bet/bet-types.ts'
import { historyMessages as words } from '#messages/bet/history.ts'
import { BetCard } from '#ui/bet/bet-cards.tsx'
import { ResultBoard } from '#ui/game/board/result-board.tsx'

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

/** The result as a board, and its day, as far as known once the bet is decided. */
function BetResult({ bet, now }: { bet: Bet; now: number }) {
  const moment = parseDate(bet.resultDate)
  if (bet.status === 'pending' || (!bet.result && moment === null)) return null
  const parsed = parseResult(bet.result)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink3">
      <span>{words.result}</span>
      {isOpenDeclared(parsed) || isCloseDeclared(parsed) ? (
        <ResultBoard result={bet.result ?? ''} size="xs" tone="past" />
      ) : (
        <span className="line-clamp-6 wrap-anywhere">{bet.result}</span>
      )}
      {moment !== null && <span>{formatDate(moment, now)}</span>}
    </div>
  )
}

/** One bet of a history: market, status, number on slate, type, session, dates, amounts. */
export function MarketBetCard({ bet, now }: { bet: Bet; now: number }) {
  return (
    <BetCard
      bet={bet}
      game={gameNameOf(bet) || words.unknownGame}
      type={nameBetType(bet.betType)}
      line={
        <>
          <p className="line-clamp-6 wrap-anywhere">
            {[sessionWords(bet), placedAt(bet, now)].filter(Boolean).join(', ')}
          </p>
          <Outcome bet={bet} />
        </>
      }
    >
      <BetResult bet={bet} now={now} />
    </BetCard>
  )
}

/** What the bet may bring or has brought. */
function Outcome({ bet }: { bet: Bet }) {
  if (bet.status === 'won') {
    const amount = wonAmount(bet)
    return (
      <p className="ms-auto font-semibold text-good">
        {words.won} {amount !== null && formatRupees(amount)}
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
