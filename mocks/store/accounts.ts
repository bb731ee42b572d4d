import type { Wire } from '#api/table/table.ts'
import { userOf } from '../http/wire.ts'
import type { Db } from './db.ts'
import { credit, houseGift, houseNote } from './ledger.ts'
import type { Row } from './models.ts'

/** Signs an account in with a new token, valid until it's ended. */
export function startSession(db: Db, account: Row<'account'>, now: number): Wire<'login'> {
  const number = db.token.count({ where: { accountId: { equals: account.id } } }) + 1
  const token = db.token.create({
    id: `token-${account.id}-${number}`,
    accountId: account.id,
    createdAt: now,
  })
  return { token: token.id, user: userOf(db, account) }
}

/** Makes an active player with the house's play money. */
export function openAccount(
  db: Db,
  { name, mobileNumber, password }: Pick<Row<'account'>, 'name' | 'mobileNumber' | 'password'>,
  now: number,
): Row<'account'> {
  const account = db.account.create({ name, mobileNumber, password, createdAt: now })
  credit(db, {
    accountId: account.id,
    amount: houseGift,
    kind: 'house',
    note: houseNote,
    at: now,
  })
  return account
}
