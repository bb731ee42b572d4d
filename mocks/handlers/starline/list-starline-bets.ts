import { addDays, parseDayKey } from '#domain/time/dates.ts'
import type { Call, Handler } from '#mocks/http/handler.ts'
import { starlineBetOf } from '#mocks/http/wire.ts'
import type { Row } from '#mocks/store/models.ts'

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

const sum = (bets: readonly Row<'starlineBet'>[], key: 'betAmount' | 'winAmount') =>
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
