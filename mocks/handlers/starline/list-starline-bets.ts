import { dayKey } from '#domain/dates.ts'
import type { Call, Handler } from '../../handler.ts'
import type { Row } from '../../models.ts'
import { newestFirst, starlineBetOf } from '../../wire.ts'

const defaultLimit = 10
const largestLimit = 500

type Query = Call<'listStarlineBets'>['query']

/** The days are those on which the bet was placed, both included. */
function matches(bet: Row<'starlineBet'>, query: Query): boolean {
  const day = dayKey(bet.placedAt)
  return (
    (query.gameId === undefined || bet.gameId === query.gameId) &&
    (query.status === undefined || bet.status === query.status) &&
    (query.betType === undefined || bet.betType === query.betType) &&
    (query.startDate === undefined || day >= query.startDate.slice(0, 10)) &&
    (query.endDate === undefined || day <= query.endDate.slice(0, 10))
  )
}

const sum = (bets: readonly Row<'starlineBet'>[], key: 'betAmount' | 'winAmount') =>
  bets.reduce((total, bet) => total + bet[key], 0)

/** A page of what the filters leave; the summary counts all of that, not the page. */
export const listStarlineBets: Handler<'listStarlineBets'> = ({ account, query, db }) => {
  const own = db.starlineBet.list({ accountId: account.id })
  const bets = newestFirst(
    own.filter((bet) => matches(bet, query)),
    (bet) => bet.placedAt,
  )
  const limit = Math.min(Math.max(query.limit ?? defaultLimit, 1), largestLimit)
  const pages = Math.max(Math.ceil(bets.length / limit), 1)
  const current = Math.min(Math.max(query.page ?? 1, 1), pages)
  const totalBetAmount = sum(bets, 'betAmount')
  const totalWinAmount = sum(bets, 'winAmount')
  return {
    success: true,
    data: {
      bets: bets.slice((current - 1) * limit, current * limit).map((bet) => starlineBetOf(db, bet)),
      summary: {
        totalBets: bets.length,
        totalBetAmount,
        totalWinAmount,
        netProfitLoss: totalWinAmount - totalBetAmount,
      },
      pagination: { current, pages, total: bets.length, limit },
    },
  }
}
