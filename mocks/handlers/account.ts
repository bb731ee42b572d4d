import { minimumPasswordLength } from '#domain/player/profile.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { userOf } from '#mocks/http/wire.ts'
import { startSession } from '#mocks/store/accounts.ts'
import { credit, houseGift, houseNote } from '#mocks/store/ledger.ts'

/** Inactive players may log in: the client shows them less. */
export const login: Handler<'login'> = ({ body, db, now, check, refuse }) => {
  const mobileNumber = body.mobileNumber.trim()
  check(
    mobileNumber === '' && serverMessages.mobileNumber,
    body.password === '' && serverMessages.passwordRequired,
  )
  const account = db.account.findFirst({ where: { mobileNumber: { equals: mobileNumber } } })
  if (!account || account.password !== body.password) {
    return refuse('wrong-credentials', serverMessages.wrongCredentials)
  }
  return startSession(db, account, now)
}

/** A new player gets the house's play money. */
export const signup: Handler<'signup'> = ({ body, db, now, check, refuse }) => {
  const name = body.name.trim()
  const { mobileNumber, password } = body
  check(
    name === '' && serverMessages.nameRequired,
    !/^\d{10}$/.test(mobileNumber) && serverMessages.mobileNumber,
    password.length < minimumPasswordLength && serverMessages.passwordTooShort,
  )
  if (db.account.findFirst({ where: { mobileNumber: { equals: mobileNumber } } })) {
    refuse('already-registered', serverMessages.alreadyRegistered)
  }
  const account = db.account.create({ name, mobileNumber, password, createdAt: now })
  const gift = { amount: houseGift, kind: 'house', note: houseNote } as const
  credit(db, { accountId: account.id, ...gift, at: now })
  return startSession(db, account, now)
}

export const getAuthProfile: Handler<'getAuthProfile'> = ({ account, db }) => ({
  user: userOf(db, account),
})

export const getUserProfile: Handler<'getUserProfile'> = ({ account, db }) => ({
  user: userOf(db, account),
})

/** Without an email, the saved one stays; an empty one removes it. */
export const updateUserProfile: Handler<'updateUserProfile'> = ({ account, body, db, check }) => {
  const name = body.name.trim()
  const email = body.email?.trim()
  const isAddress = !email || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
  check(name === '' && serverMessages.nameRequired, !isAddress && serverMessages.email)
  db.account.change(account.id, { name, ...(email !== undefined && { email: email || null }) })
  return { message: 'Profile updated' }
}

/** Only a request: an administrator reviews it. */
export const changePassword: Handler<'changePassword'> = ({ body, db, now, check, refuse }) => {
  check(body.newPassword.length < minimumPasswordLength && serverMessages.passwordTooShort)
  const account = db.account.findFirst({ where: { mobileNumber: { equals: body.mobileNumber } } })
  if (!account) return refuse('unknown-number', serverMessages.unknownNumber)
  db.passwordChange.create({
    accountId: account.id,
    newPassword: body.newPassword,
    createdAt: now,
  })
  return { message: 'Request received' }
}
