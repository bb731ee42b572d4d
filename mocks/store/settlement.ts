import { settleBet, settleStarlineBet, type Settlement } from '#domain/bet/settlement.ts'
import { marketResultOf, starlineResultId } from '../http/wire.ts'
import type { Db, Table } from './db.ts'
import { credit } from './ledger.ts'
import type { StoredRow } from './models.ts'

/** How many bets a draw ended, and what was paid for them in rupees. */
export interface SettlementSummary {
  won: number
  lost: number
  paid: number
}

interface Draw {
  gameId: string
  date: string
  /** Epoch ms of the declaration. */
  now: number
}

/** Settles the pending bets of a draw that it decides, and pays winners. */
function settleAll<M extends 'bet' | 'starlineBet'>(
  db: Db,
  table: Pick<Table<'bet'>, 'changeAll'>,
  kind: 'win' | 'starline-win',
  { gameId, date, now }: Draw,
  outcomeOf: (bet: StoredRow<M>) => Settlement,
): SettlementSummary {
  const summary = { won: 0, lost: 0, paid: 0 }
  const where = {
    gameId: { equals: gameId },
    date: { equals: date },
    status: { equals: 'pending' },
  }
  table.changeAll({ where }, (bet) => {
    const { status, payout: amount } = outcomeOf(bet as unknown as StoredRow<M>)
    if (status === 'pending') return {}
    summary[status] += 1
    if (amount > 0) {
      credit(db, { accountId: bet.accountId, amount, kind, ref: bet.id, at: now })
      summary.paid += amount
    }
    return { status, winAmount: amount, settledAt: now }
  })
  return summary
}

/** Settles every pending bet of a market's day against what is declared of it. */
export function settleMarket(db: Db, gameId: string, date: string, now: number) {
  const result = marketResultOf(db, gameId, date)
  return settleAll<'bet'>(db, db.bet, 'win', { gameId, date, now }, (bet) =>
    settleBet(bet, result, { min: bet.rateMin, max: bet.rateMax }),
  )
}

/** Settles every pending Starline bet of a game's day against its drawn panna. */
export function settleStarline(db: Db, gameId: string, date: string, now: number) {
  const drawn = db.starlineResult.find(starlineResultId(gameId, date))?.winningNumber
  const table = db.starlineBet as unknown as Table<'bet'>
  return settleAll<'starlineBet'>(db, table, 'starline-win', { gameId, date, now }, (bet) =>
    settleStarlineBet(bet, drawn, bet.rateMax),
  )
}
