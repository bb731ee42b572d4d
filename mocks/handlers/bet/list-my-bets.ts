import type { Handler } from '../../handler.ts'
import { betsOf } from '../../wire.ts'

export const listMyBets: Handler<'listMyBets'> = ({ account, db }) => {
  const bets = db.bet.findMany({
    where: { accountId: { equals: account.id } },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
  })
  return { bets: betsOf(db, bets) }
}
