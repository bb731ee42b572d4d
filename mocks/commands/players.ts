import { z } from 'zod'
import type { Db } from '../store/db.ts'
import { accountChoices, command, CommandError, requireRow } from './command.ts'

/** Lets a player bet and pay, or stops it. */
const setsActivity = (title: string, isActive: boolean) =>
  command({
    title,
    group: 'Players',
    args: z.strictObject({ accountId: z.string() }),
    choices: (db) => ({
      accountId: accountChoices(db, { where: { isActive: { equals: !isActive } } }),
    }),
    run({ db }, { accountId }) {
      const { name } = requireRow(db.account, accountId, 'account')
      db.account.change(accountId, { isActive })
      return `${name} is ${isActive ? '' : 'not '}active.`
    },
  })

export const deactivateUser = setsActivity('Deactivate a player', false)
export const activateUser = setsActivity('Activate a player', true)

/** As the player asked: no bets and no deposits. Staff can't take it back. */
export const selfExcludeUser = command({
  title: 'Exclude a player who asked for it',
  group: 'Players',
  args: z.strictObject({ accountId: z.string() }),
  choices: (db) => ({
    accountId: accountChoices(db, { where: { isSelfExcluded: { equals: false } } }),
  }),
  run({ db }, { accountId }) {
    const { name } = requireRow(db.account, accountId, 'account')
    db.account.change(accountId, { isSelfExcluded: true })
    return `${name} is self-excluded.`
  },
})

/** Ends every token, or those of one account: their next calls get a 401. */
export const endSessions = command({
  title: 'Sign players out',
  group: 'Players',
  args: z.strictObject({ accountId: z.string().optional() }),
  choices: (db) => ({ accountId: accountChoices(db) }),
  run({ db }, { accountId }) {
    const tokens = db.token.findMany({
      where: { accountId: accountId === undefined ? {} : { equals: accountId } },
    })
    for (const { id } of tokens) db.token.remove(id)
    return `${tokens.length} ${tokens.length === 1 ? 'session has' : 'sessions have'} ended.`
  },
})

const waitingChanges = (db: Db) => ({
  changeId: db.passwordChange
    .findMany({ where: { status: { equals: 'pending' } } })
    .map(({ id, accountId }) => ({
      value: id,
      label: db.account.get(accountId).name,
    })),
})

/** A requested password change, and its account. */
function changeOf(db: Db, changeId: string) {
  const change = requireRow(db.passwordChange, changeId, 'password change')
  const { name } = db.account.get(change.accountId)
  return { change, name }
}

/** From now on the new password signs in; running sessions stay. */
export const approvePasswordChange = command({
  title: 'Approve a password change',
  group: 'Players',
  args: z.strictObject({ changeId: z.string() }),
  choices: waitingChanges,
  run({ db }, { changeId }) {
    const { change, name } = changeOf(db, changeId)
    if (change.status === 'approved') return `The new password of ${name} was already approved.`
    if (change.status !== 'pending') {
      throw new CommandError(`The new password of ${name} is ${change.status}.`)
    }
    db.passwordChange.change(changeId, { status: 'approved' })
    db.account.change(change.accountId, { password: change.newPassword })
    return `${name} has a new password.`
  },
})

export const rejectPasswordChange = command({
  title: 'Reject a password change',
  group: 'Players',
  args: z.strictObject({ changeId: z.string() }),
  choices: waitingChanges,
  run({ db }, { changeId }) {
    const { change, name } = changeOf(db, changeId)
    if (change.status === 'approved') {
      throw new CommandError(`The new password of ${name} is approved.`)
    }
    db.passwordChange.change(changeId, { status: 'rejected' })
    return `The new password of ${name} is rejected.`
  },
})
