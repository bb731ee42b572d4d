import { settleBet, settleStarlineBet, type Settlement } from '#domain/bet/settlement.ts'
import { resultOf } from '../http/wire.ts'
import type { Db } from './db.ts'
import { credit, hasEntry } from './ledger.ts'
import type { Row } from './models.ts'

/** How many bets a draw ended, and what was paid for them in rupees. */
export interface SettlementSummary {
  won: number
  lost: number
  paid: number
}

type AnyBet = Row<'bet'> | Row<'starlineBet'>

interface Family<B extends AnyBet> {
  kind: 'win' | 'starline-win'
  end(bet: B, settlement: Settlement, now: number): void
}

/** Settles bets with a known outcome and pays winners; never pays a win twice. */
function settleAll<B extends AnyBet>(
  db: Db,
  bets: readonly B[],
  outcomeOf: (bet: B) => Settlement,
  family: Family<B>,
  now: number,
): SettlementSummary {
  const summary = { won: 0, lost: 0, paid: 0 }
  for (const bet of bets) {
    const settlement = outcomeOf(bet)
    if (settlement.status === 'pending') continue
    summary[settlement.status] += 1
    family.end(bet, settlement, now)
    const { payout: amount } = settlement
    if (amount === 0 || hasEntry(db, family.kind, bet.id)) continue
    credit(db, { accountId: bet.accountId, amount, kind: family.kind, ref: bet.id, at: now })
    summary.paid += amount
  }
  return summary
}

/** Settles every pending bet of a market's day against what is declared of it. */
export function settleMarket(db: Db, gameId: string, date: string, now: number) {
  const result = resultOf(db, gameId, date)
  return settleAll(
    db,
    db.bet.findMany({
      where: { gameId: { equals: gameId }, date: { equals: date }, status: { equals: 'pending' } },
    }),
    (bet) => settleBet(bet, result, { min: bet.rateMin, max: bet.rateMax }),
    {
      kind: 'win',
      end: ({ id }, { status, payout }) =>
        db.bet.change(id, { status, winAmount: payout, settledAt: now }),
    },
    now,
  )
}

/** Settles every pending Starline bet of a game's day against its drawn panna. */
export function settleStarline(db: Db, gameId: string, date: string, now: number) {
  const drawn = db.starlineResult.findFirst({
    where: { gameId: { equals: gameId }, date: { equals: date } },
  })?.winningNumber
  return settleAll(
    db,
    db.starlineBet.findMany({
      where: { gameId: { equals: gameId }, date: { equals: date }, status: { equals: 'pending' } },
    }),
    (bet) => settleStarlineBet(bet, drawn, bet.rateMax),
    {
      kind: 'starline-win',
      end: ({ id }, { status, payout }) =>
        db.starlineBet.change(id, { status, winAmount: payout, settledAt: now }),
    },
    now,
  )
}
