import type { Wire } from '#api/table/table.ts'
import { userOf } from '../http/wire.ts'
import type { Db } from './db.ts'
import type { StoredRow } from './models.ts'

/** Signs an account in with a new token, valid until it's ended. */
export function startSession(db: Db, account: StoredRow<'account'>, now: number): Wire<'login'> {
  const number = db.token.count({ where: { accountId: { equals: account.id } } }) + 1
  const token = db.token.create({
    id: `token-${account.id}-${number}`,
    accountId: account.id,
    createdAt: now,
  })
  return { token: token.id, user: userOf(db, account) }
}
