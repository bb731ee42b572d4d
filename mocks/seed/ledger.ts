import { houseGift, houseNote, type EntryKind } from '../store/ledger.ts'
import type { NewRow, Seed } from '../store/models.ts'

type Entry = NewRow<'ledgerEntry'>

/** The entries that saved rows imply, so that a seed's balances are sums like any other. */
export function ledgerOf(seed: Seed): Entry[] {
  const entries: Entry[] = []
  const write = (
    { id = '', accountId }: { id?: string; accountId: string },
    kind: EntryKind,
    amount: number,
    at: number,
  ) => entries.push({ accountId, kind, amount, ref: id, at })

  for (const { id = '', createdAt, role } of seed.account ?? []) {
    if (role === 'admin') continue
    entries.push({
      accountId: id,
      kind: 'house',
      amount: houseGift,
      note: houseNote,
      at: createdAt,
    })
  }
  for (const row of seed.fundRequest ?? []) {
    if (row.status === 'approved') write(row, 'deposit', row.amount, row.createdAt)
  }
  for (const row of seed.withdrawal ?? []) {
    write(row, 'withdrawal', -row.amount, row.createdAt)
    if (row.status === 'rejected') write(row, 'withdrawal-refund', row.amount, row.createdAt)
  }
  const families = [
    [seed.bet, 'bet', 'win'],
    [seed.starlineBet, 'starline-bet', 'starline-win'],
  ] as const
  for (const [rows, stake, win] of families) {
    for (const row of rows ?? []) {
      write(row, stake, -row.betAmount, row.placedAt)
      const settledAt = row.settledAt ?? row.placedAt
      if (row.winAmount) write(row, win, row.winAmount, settledAt)
      if (row.status === 'cancelled') write(row, 'bet-refund', row.betAmount, settledAt)
    }
  }
  return [...entries].sort((a, b) => a.at - b.at)
}
