import type { Handler } from '../../handler.ts'
import { betOf, newestFirst } from '../../wire.ts'

export const listMyBets: Handler<'listMyBets'> = ({ account, db }) => {
  const bets = db.bet.list({ accountId: account.id })
  return { bets: newestFirst(bets, (bet) => bet.placedAt).map((bet) => betOf(db, bet)) }
}
