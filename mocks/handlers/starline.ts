import { classifyPanna } from '#domain/market/panna.ts'
import { starlinePotentialWin } from '#domain/money/money.ts'
import { starlineBetTypes } from '#domain/starline/starline-bet-types.ts'
import { isStarlineBettable, validateStarlineBet } from '#domain/starline/starline.ts'
import { addDays, dayKey, localMidnightIso, parseDayKey } from '#domain/time/dates.ts'
import { formatStarlineBetRefusal } from '#mocks/http/format-problem.ts'
import type { Call, Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { iso, ratesOf, starlineBetOf, starlineGameOf } from '#mocks/http/wire.ts'
import { balanceOf, debit } from '#mocks/store/ledger.ts'
import type { StoredRow } from '#mocks/store/models.ts'

/** All games, including inactive ones, which the client leaves out. */
export const listStarlineGames: Handler<'listStarlineGames'> = ({ db, now }) => ({
  success: true,
  data: { games: db.starlineGame.getAll().map((game) => starlineGameOf(db, game, now)) },
})

export const getStarlineGame: Handler<'getStarlineGame'> = ({ params, db, now, refuse }) => {
  const game = db.starlineGame.find(params.gameId)
  if (!game) return refuse('unknown-game', serverMessages.unknownGame)
  return { success: true, data: starlineGameOf(db, game, now) }
}

export const getStarlineRates: Handler<'getStarlineRates'> = ({ db }) => ratesOf(db, 'starline')

export const listStarlineResults: Handler<'listStarlineResults'> = ({ query, db, refuse }) => {
  const { gameId } = query
  if (db.starlineGame.count({ where: { id: { equals: gameId } } }) === 0) {
    refuse('unknown-game', serverMessages.unknownGame)
  }
  const drawn = db.starlineResult.findMany({
    where: { gameId: { equals: gameId } },
    orderBy: { declaredAt: 'desc' },
  })
  return {
    success: true,
    data: {
      results: drawn.map(({ date, winningNumber, declaredAt }) => ({
        gameDate: localMidnightIso(parseDayKey(date) ?? 0),
        winningNumber,
        declaredAt: iso(declaredAt),
      })),
    },
  }
}

const defaultLimit = 10
const largestLimit = 500

type Query = Call<'listStarlineBets'>['query']

const equals = (value: string | undefined) => (value === undefined ? {} : { equals: value })

/** The days are those on which the bet was placed, both included. */
const placedWithin = ({ startDate, endDate }: Query) => {
  const [first, last] = [startDate, endDate].map((day) => parseDayKey(day?.slice(0, 10) ?? ''))
  return {
    ...(typeof first === 'number' && { gte: first }),
    ...(typeof last === 'number' && { lt: addDays(last, 1) }),
  }
}

const sum = (bets: readonly StoredRow<'starlineBet'>[], key: 'betAmount' | 'winAmount') =>
  bets.reduce((total, bet) => total + bet[key], 0)

/** A page of what the filters leave; the summary counts all of that, not the page. */
export const listStarlineBets: Handler<'listStarlineBets'> = ({ account, query, db }) => {
  const where = {
    accountId: { equals: account.id },
    gameId: equals(query.gameId),
    status: equals(query.status),
    betType: equals(query.betType),
    placedAt: placedWithin(query),
  }
  const all = db.starlineBet.findMany({ where })
  const limit = Math.min(Math.max(query.limit ?? defaultLimit, 1), largestLimit)
  const pages = Math.max(Math.ceil(all.length / limit), 1)
  const current = Math.min(Math.max(query.page ?? 1, 1), pages)
  const totalBetAmount = sum(all, 'betAmount')
  const totalWinAmount = sum(all, 'winAmount')
  const bets = db.starlineBet.findMany({
    where,
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
    skip: (current - 1) * limit,
    take: limit,
  })
  return {
    success: true,
    data: {
      bets: bets.map((bet) => starlineBetOf(db, bet)),
      summary: {
        totalBets: all.length,
        totalBetAmount,
        totalWinAmount,
        netProfitLoss: totalWinAmount - totalBetAmount,
      },
      pagination: { current, pages, total: all.length, limit },
    },
  }
}

/** Unlike the form, the host also checks a pana's kind: 112 isn't a single pana. */
function problems({ body }: Call<'placeStarlineBet'>, game: StoredRow<'starlineGame'>): string[] {
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
    .map(formatStarlineBetRefusal)
}

/** Debits the stake and keeps the rate of this moment. */
export const placeStarlineBet: Handler<'placeStarlineBet'> = (call) => {
  const { account, body, db, now, check, refuse } = call
  const game = db.starlineGame.find(body.gameId)
  if (!game) return refuse('unknown-game', serverMessages.unknownGame)
  const rate = db.rate.find(`starline:${body.betType}`)
  check(...problems(call, game))
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
