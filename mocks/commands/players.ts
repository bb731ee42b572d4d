import { z } from 'zod'
import type { Db } from '../db.ts'
import { accountChoices, command, CommandError, found } from './command.ts'

const account = z.strictObject({ accountId: z.string() })
const byActivity = (isActive: boolean) => (db: Db) => {
  const ids = db.account.list({ isActive }).map(({ id }) => id)
  return { accountId: accountChoices(db).filter(({ value }) => ids.includes(value)) }
}

export const deactivateUser = command({
  title: 'Deactivate a player',
  group: 'Players',
  args: account,
  choices: byActivity(true),
  run({ db }, { accountId }) {
    const { name } = found(db.account.find(accountId), 'account', accountId)
    db.account.update(accountId, { isActive: false })
    return `${name} is not active.`
  },
})

export const activateUser = command({
  title: 'Activate a player',
  group: 'Players',
  args: account,
  choices: byActivity(false),
  run({ db }, { accountId }) {
    const { name } = found(db.account.find(accountId), 'account', accountId)
    db.account.update(accountId, { isActive: true })
    return `${name} is active.`
  },
})

/** Ends every token, or those of one account: the next call of each is answered 401. */
export const endSessions = command({
  title: 'Sign players out',
  group: 'Players',
  args: z.strictObject({ accountId: z.string().optional() }),
  choices: (db) => ({ accountId: accountChoices(db) }),
  run({ db }, { accountId }) {
    const tokens = db.token.list(accountId === undefined ? {} : { accountId })
    for (const { id } of tokens) db.token.remove(id)
    return `${tokens.length} ${tokens.length === 1 ? 'session has' : 'sessions have'} ended.`
  },
})

const waitingChanges = (db: Db) => ({
  changeId: db.passwordChange.list({ status: 'pending' }).map(({ id, accountId }) => ({
    value: id,
    label: db.account.get(accountId).name,
  })),
})

/** From now on the new password signs in; running sessions stay. */
export const approvePasswordChange = command({
  title: 'Approve a password change',
  group: 'Players',
  args: z.strictObject({ changeId: z.string() }),
  choices: waitingChanges,
  run({ db }, { changeId }) {
    const change = found(db.passwordChange.find(changeId), 'password change', changeId)
    const { name } = db.account.get(change.accountId)
    if (change.status === 'approved') return `The new password of ${name} was already approved.`
    if (change.status !== 'pending') {
      throw new CommandError(`The new password of ${name} is ${change.status}.`)
    }
    db.passwordChange.update(changeId, { status: 'approved' })
    db.account.update(change.accountId, { password: change.newPassword })
    return `${name} has a new password.`
  },
})

export const rejectPasswordChange = command({
  title: 'Reject a password change',
  group: 'Players',
  args: z.strictObject({ changeId: z.string() }),
  choices: waitingChanges,
  run({ db }, { changeId }) {
    const change = found(db.passwordChange.find(changeId), 'password change', changeId)
    const { name } = db.account.get(change.accountId)
    if (change.status === 'approved') {
      throw new CommandError(`The new password of ${name} is approved.`)
    }
    db.passwordChange.update(changeId, { status: 'rejected' })
    return `The new password of ${name} is rejected.`
  },
})
