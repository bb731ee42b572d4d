import type { Db } from './db.ts'
import type { StoredRow } from './models.ts'

export type EntryKind = StoredRow<'ledgerEntry'>['kind']

/** What every new account gets, in rupees: play money, and labelled as such. */
export const houseGift = 1000
export const houseNote = 'Play money from the house'

/** A player's balance in rupees: always the sum of their entries. */
export function balanceOf(db: Db, accountId: string): number {
  const own = db.ledgerEntry.getAll().filter((entry) => entry.accountId === accountId)
  return own.reduce((sum, { amount }) => sum + amount, 0)
}

interface Movement {
  accountId: string
  /** Rupees, above zero. */
  amount: number
  kind: EntryKind
  /** The id of what causes it. */
  ref?: string
  note?: string
  /** Epoch ms. */
  at: number
}

function post(db: Db, { amount, ...movement }: Movement, sign: 1 | -1): StoredRow<'ledgerEntry'> {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new Error(`A ${movement.kind} of ${amount} rupees cannot be written.`)
  }
  return db.ledgerEntry.create({ ...movement, amount: sign * amount })
}

/** Adds money. */
export function credit(db: Db, movement: Movement): StoredRow<'ledgerEntry'> {
  return post(db, movement, 1)
}

/** Takes money; throws when the balance would fall below zero. Callers refuse before. */
export function debit(db: Db, movement: Movement): StoredRow<'ledgerEntry'> {
  if (balanceOf(db, movement.accountId) < movement.amount) {
    throw new Error(`${movement.accountId} has less than ${movement.amount} rupees.`)
  }
  return post(db, movement, -1)
}
