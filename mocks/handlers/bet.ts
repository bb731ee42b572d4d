import { betNumberProblem } from '#domain/bet/bet-number.ts'
import { betTypes, validationType } from '#domain/bet/bet-types.ts'
import { betAmountProblem } from '#domain/bet/bet.ts'
import { betTypeProblem, isSessionOffered } from '#domain/market/play.ts'
import { formatResult } from '#domain/market/result/result.ts'
import { potentialWin } from '#domain/money/money.ts'
import { dayKey } from '#domain/time/dates.ts'
import { parseDate } from '#domain/time/parse-date.ts'
import { formatBetRefusal } from '#mocks/http/format-problem.ts'
import type { Call, Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { betsOf, marketResultOf } from '#mocks/http/wire.ts'
import { balanceOf, debit } from '#mocks/store/ledger.ts'
import type { StoredRow } from '#mocks/store/models.ts'

type PlaceBet = Call<'placeBet'>

function problems({ body, now }: PlaceBet): (string | null)[] {
  const { betType, session, betNumber, betAmount, gameDate } = body
  const day = parseDate(gameDate)
  const wrong = [
    betNumberProblem(validationType(betType, session), betNumber),
    betAmountProblem(String(betAmount), null),
  ].filter((problem) => problem !== null)
  return [
    betType === 'fullSangam' && session !== null ? serverMessages.noSession : null,
    betType !== 'fullSangam' && session === null ? serverMessages.sessionMissing : null,
    ...wrong.map(formatBetRefusal),
    day !== null && dayKey(day) === dayKey(now) ? null : serverMessages.notToday,
  ]
}

/** Unlike the form, the host also keeps time for full sangam: both its sessions must be open. */
function timingProblem({ body, db, now }: PlaceBet, market: StoredRow<'market'>): string | null {
  const result = formatResult(marketResultOf(db, market.id, dayKey(now)))
  const judged = { openTime: market.openTime, closeTime: market.closeTime, result }
  if (body.session === null) {
    return betTypeProblem(judged, 'fullSangam', now) && serverMessages.bothSessionsClosed
  }
  return isSessionOffered(judged, body.session, now)
    ? null
    : serverMessages.sessionClosed[body.session]
}

/** Debits the stake and keeps the rate of this moment: later rates do not change the bet. */
export const placeBet: Handler<'placeBet'> = (call) => {
  const { account, body, db, now, check, refuse } = call
  const market = db.market.find(body.gameId)
  if (!market) return refuse('unknown-game', serverMessages.unknownGame)
  const rate = db.rate.find(`regular:${betTypes[body.betType].rateKey}`)
  check(...problems(call))
  if (!rate) return refuse('invalid-fields', serverMessages.noRate)
  const late = timingProblem(call, market)
  if (late !== null) refuse('session-closed', late)
  if (balanceOf(db, account.id) < body.betAmount) {
    refuse('insufficient-balance', serverMessages.insufficientBalance)
  }
  const bet = db.bet.create({
    accountId: account.id,
    gameId: market.id,
    betType: body.betType,
    session: body.session,
    betNumber: body.betNumber,
    betAmount: body.betAmount,
    rateMin: rate.min,
    rateMax: rate.max,
    potentialWin: potentialWin(body.betAmount, rate),
    date: dayKey(now),
    placedAt: now,
  })
  debit(db, { accountId: account.id, amount: bet.betAmount, kind: 'bet', ref: bet.id, at: now })
  return { newBalance: balanceOf(db, account.id) }
}

export const listMyBets: Handler<'listMyBets'> = ({ account, db }) => {
  const bets = db.bet.findMany({
    where: { accountId: { equals: account.id } },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
  })
  return { bets: betsOf(db, bets) }
}
