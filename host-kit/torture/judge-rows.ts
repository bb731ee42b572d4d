import { settlementOf, type Ledger, type LedgerBet, type PlayerLedger } from './ledger.ts'
import { Contradiction, words, type Family, type Row, type Seen } from './rows.ts'

/** The rows a list must have. */
function expectedRows(
  player: PlayerLedger,
  family: Family,
): { id: string; says: string; status: string }[] {
  if (family === 'deposits' || family === 'withdrawals') {
    const requests = player[family]
    return requests.map((one) => ({
      id: one._id,
      says: words[family](one as never),
      status: one.status,
    }))
  }
  return player.bets
    .filter((bet) => bet.family === family)
    .map((bet) => ({ id: bet._id, says: saysOf(bet), status: bet.status }))
}

/** A bet as a sentence: see `words` in `rows.ts`. */
export const saysOf = (bet: LedgerBet): string =>
  bet.family === 'bets' ? words.bets(bet) : words.starline(bet)

/** Rows of a list that the ledger doesn't know. */
export const freshRows = (player: PlayerLedger, family: Family, rows: readonly Row[]): Row[] => {
  const expectedIds = new Set(expectedRows(player, family).map(({ id }) => id))
  return rows.filter(({ id }) => !player.old.has(id) && !expectedIds.has(id))
}

/** Compares a balance with the ledger's. Throws `Contradiction`. */
export function judgeBalance(player: PlayerLedger, balance: number, after: string): void {
  if (balance === player.balance) return
  throw new Contradiction(
    `After ${after}, player ${player.name} has ₹${balance} but should have ₹${player.balance}.`,
  )
}

/** Checks that every row of the ledger is in its list once, as sent and with its status. */
export function judgeRows(player: PlayerLedger, { rows }: Seen, after: string): void {
  for (const [family, list] of Object.entries(rows) as [Family, Row[]][]) {
    for (const { id, says, status } of expectedRows(player, family)) {
      const matches = list.filter((row) => row.id === id)
      const contradiction = (what: string) =>
        new Contradiction(`After ${after}, player ${player.name}'s list has ${what}.`)
      const [row] = matches
      if (!row) throw contradiction(`lost ${says}`)
      if (matches.length > 1) throw contradiction(`${says} ${matches.length} times`)
      if (row.says !== says) throw contradiction(`${row.says} instead of ${says}`)
      if (row.status !== status)
        throw contradiction(`${says} as ${row.status}, but it should be ${status}`)
    }
    const [stranger] = freshRows(player, family, list)
    if (stranger) {
      throw new Contradiction(
        `After ${after}, player ${player.name} sees a row that isn't theirs: ${stranger.says}.`,
      )
    }
  }
}

/**
 * Settles the bets in the ledger that the results decide. If a rate doesn't divide evenly, a host may
 * round by less than a rupee either way; the ledger then uses the host's amount. Throws `Contradiction`.
 */
export function settleBets(
  player: PlayerLedger,
  ledger: Ledger,
  { rows }: Seen,
  after: string,
): void {
  for (const bet of player.bets) {
    const outcome = settlementOf(bet, ledger)
    if (!outcome) continue
    const hostAmount = rows[bet.family]?.find(({ id }) => id === bet._id)?.won ?? null
    const { status, pays } = outcome
    const isNear = hostAmount !== null && Math.abs(hostAmount - pays) < 1
    const won = isNear ? hostAmount : pays
    if (hostAmount !== null && hostAmount !== won) {
      throw new Contradiction(
        `After ${after}, player ${player.name}'s ${saysOf(bet)} is ${status} and pays ₹${pays}, but its row says ₹${hostAmount}.`,
      )
    }
    bet.status = status
    bet.won = won
    player.balance += won
  }
}
