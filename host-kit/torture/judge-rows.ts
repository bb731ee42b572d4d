import { settled, type Bet, type Ledger, type PlayerBook } from './ledger.ts'
import { Contradiction, words, type Family, type Row, type Seen } from './rows.ts'

/** The rows a list must have. */
function expectedRows(
  book: PlayerBook,
  family: Family,
): { id: string; says: string; status: string }[] {
  if (family === 'deposits' || family === 'withdrawals') {
    const requests = book[family]
    return requests.map((one) => ({
      id: one._id,
      says: words[family](one as never),
      status: one.status,
    }))
  }
  return book.bets
    .filter((bet) => bet.family === family)
    .map((bet) => ({ id: bet._id, says: saysOf(bet), status: bet.status }))
}

/** A bet in the words of its list. */
export const saysOf = (bet: Bet): string =>
  bet.family === 'bets' ? words.bets(bet) : words.starline(bet)

/** Rows of a list that the ledger doesn't know. */
export const freshRows = (book: PlayerBook, family: Family, rows: readonly Row[]): Row[] => {
  const known = new Set(expectedRows(book, family).map(({ id }) => id))
  return rows.filter(({ id }) => !book.old.has(id) && !known.has(id))
}

/** Compares a balance with the ledger's. Throws `Contradiction`. */
export function judgeBalance(book: PlayerBook, balance: number, after: string): void {
  if (balance === book.balance) return
  throw new Contradiction(
    `After ${after}, player ${book.name} has ₹${balance} but should have ₹${book.balance}.`,
  )
}

/** Checks that every row of the ledger is in its list once, as sent and with its status. */
export function judgeRows(book: PlayerBook, { rows }: Seen, after: string): void {
  for (const [family, list] of Object.entries(rows) as [Family, Row[]][]) {
    for (const { id, says, status } of expectedRows(book, family)) {
      const found = list.filter((row) => row.id === id)
      const told = (what: string) =>
        new Contradiction(`After ${after}, player ${book.name}'s list has ${what}.`)
      const [row] = found
      if (!row) throw told(`lost ${says}`)
      if (found.length > 1) throw told(`${says} ${found.length} times`)
      if (row.says !== says) throw told(`${row.says} instead of ${says}`)
      if (row.status !== status) throw told(`${says} as ${row.status}, but it should be ${status}`)
    }
    const [stranger] = freshRows(book, family, list)
    if (stranger) {
      throw new Contradiction(
        `After ${after}, player ${book.name} sees a row that isn't theirs: ${stranger.says}.`,
      )
    }
  }
}

/**
 * Settles the bets in the ledger that the results decide. If a rate doesn't divide evenly, a host may
 * round by less than a rupee either way; the ledger then uses the host's amount.
 */
export function settleBook(book: PlayerBook, ledger: Ledger, { rows }: Seen): void {
  for (const bet of book.bets) {
    const outcome = settled(bet, ledger)
    if (!outcome) continue
    const told = rows[bet.family]?.find(({ id }) => id === bet._id)?.won ?? null
    const { status, pays } = outcome
    const isNear = told !== null && Math.abs(told - pays) < 1
    const won = isNear ? told : pays
    if (told !== null && told !== won) {
      throw new Contradiction(
        `Player ${book.name}'s ${saysOf(bet)} is ${status} and pays ₹${pays}, but its row says ₹${told}.`,
      )
    }
    bet.status = status
    bet.won = won
    book.balance += won
  }
}
