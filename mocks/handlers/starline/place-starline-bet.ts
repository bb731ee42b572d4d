import { classifyPanna } from '#domain/market/panna.ts'
import { starlinePotentialWin } from '#domain/money/money.ts'
import { starlineBetTypes } from '#domain/starline/starline-bet-types.ts'
import { isStarlineBettable, validateStarlineBet } from '#domain/starline/starline.ts'
import { dayKey } from '#domain/time/dates.ts'
import type { Call, Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { sayStarlineBetProblem } from '#mocks/http/say-problem.ts'
import { starlineGameOf } from '#mocks/http/wire.ts'
import { balanceOf, debit } from '#mocks/store/ledger.ts'
import type { Row } from '#mocks/store/models.ts'

/** Unlike the form, the host also checks a pana's kind: 112 isn't a single pana. */
function problems({ body }: Call<'placeStarlineBet'>, game: Row<'starlineGame'>): string[] {
  const { number, amount } = validateStarlineBet({
    betType: body.betType,
    number: body.betNumber,
    amount: String(body.betAmount),
    minBet: game.minBet,
    maxBet: game.maxBet,
    balance: null,
  })
  const kind = starlineBetTypes[body.betType].pannaKind
  const wrongKind = kind !== null && classifyPanna(body.betNumber) !== kind
  const numberProblem = number ?? (wrongKind ? ({ code: 'invalid-number' } as const) : undefined)
  return [numberProblem, amount]
    .filter((problem) => problem !== undefined)
    .map(sayStarlineBetProblem)
}

/** Debits the stake and keeps the rate of this moment. */
export const placeStarlineBet: Handler<'placeStarlineBet'> = (call) => {
  const { account, body, db, now, refuse } = call
  if (!account.isActive) refuse('inactive', serverMessages.inactive)
  const game = db.starlineGame.find(body.gameId)
  if (!game) return refuse('unknown-game', serverMessages.unknownGame)
  const rate = db.rate.find(`starline:${body.betType}`)
  const [first, ...more] = problems(call, game)
  if (first !== undefined) refuse('invalid-fields', first, ...more)
  if (!rate) return refuse('invalid-fields', serverMessages.noRate)
  if (!game.isActive || !isStarlineBettable(starlineGameOf(db, game, now), now)) {
    refuse('game-closed', serverMessages.starlineClosed)
  }
  if (balanceOf(db, account.id) < body.betAmount) {
    refuse('insufficient-balance', serverMessages.insufficientBalance)
  }
  const bet = db.starlineBet.create({
    ...body,
    accountId: account.id,
    rateMin: rate.min,
    rateMax: rate.max,
    potentialWin: starlinePotentialWin(body.betAmount, rate.max),
    date: dayKey(now),
    placedAt: now,
  })
  debit(db, {
    accountId: account.id,
    amount: bet.betAmount,
    kind: 'starline-bet',
    ref: bet.id,
    at: now,
  })
  return { success: true, data: { remainingBalance: balanceOf(db, account.id) } }
}
