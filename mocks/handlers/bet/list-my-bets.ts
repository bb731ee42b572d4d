import type { Handler } from '#mocks/http/handler.ts'
import { betsOf } from '#mocks/http/wire.ts'

export const listMyBets: Handler<'listMyBets'> = ({ account, db }) => {
  const bets = db.bet.findMany({
    where: { accountId: { equals: account.id } },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
  })
  return { bets: betsOf(db, bets) }
}
