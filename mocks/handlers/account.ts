import { minimumPasswordLength } from '#domain/player/profile.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { userOf } from '#mocks/http/wire.ts'
import { openAccount, startSession } from '#mocks/store/accounts.ts'

/** Inactive players may log in: the client shows them less. */
export const login: Handler<'login'> = ({ body, db, now, refuse }) => {
  const missing = [
    ...(body.mobileNumber.trim() === '' ? [serverMessages.mobileNumber] : []),
    ...(body.password === '' ? [serverMessages.passwordRequired] : []),
  ] as const
  const [first, ...more] = missing
  if (first !== undefined) refuse('invalid-fields', first, ...more)
  const account = db.account.findFirst({
    where: { mobileNumber: { equals: body.mobileNumber.trim() } },
  })
  if (!account || account.password !== body.password) {
    return refuse('wrong-credentials', serverMessages.wrongCredentials)
  }
  return startSession(db, account, now)
}

export const signup: Handler<'signup'> = ({ body, db, now, refuse }) => {
  const name = body.name.trim()
  const { mobileNumber, password } = body
  const [first, ...more] = [
    ...(name === '' ? [serverMessages.nameRequired] : []),
    ...(/^\d{10}$/.test(mobileNumber) ? [] : [serverMessages.mobileNumber]),
    ...(password.length < minimumPasswordLength ? [serverMessages.passwordTooShort] : []),
  ]
  if (first !== undefined) refuse('invalid-fields', first, ...more)
  if (db.account.findFirst({ where: { mobileNumber: { equals: mobileNumber } } })) {
    refuse('already-registered', serverMessages.alreadyRegistered)
  }
  return startSession(db, openAccount(db, { name, mobileNumber, password }, now), now)
}

export const getAuthProfile: Handler<'getAuthProfile'> = ({ account, db }) => ({
  user: userOf(db, account),
})

export const getUserProfile: Handler<'getUserProfile'> = ({ account, db }) => ({
  user: userOf(db, account),
})

/** Without an email, the saved one stays; an empty one removes it. */
export const updateUserProfile: Handler<'updateUserProfile'> = ({ account, body, db, refuse }) => {
  const name = body.name.trim()
  const email = body.email?.trim()
  const [first, ...more] = [
    ...(name === '' ? [serverMessages.nameRequired] : []),
    ...(!email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [serverMessages.email]),
  ]
  if (first !== undefined) refuse('invalid-fields', first, ...more)
  db.account.change(account.id, { name, ...(email !== undefined && { email: email || null }) })
  return { message: 'Profile updated' }
}

/** Only a request: an administrator reviews it. */
export const changePassword: Handler<'changePassword'> = ({ body, db, now, refuse }) => {
  if (body.newPassword.length < minimumPasswordLength) {
    refuse('invalid-fields', serverMessages.passwordTooShort)
  }
  const account = db.account.findFirst({ where: { mobileNumber: { equals: body.mobileNumber } } })
  if (!account) return refuse('unknown-number', serverMessages.unknownNumber)
  db.passwordChange.create({
    accountId: account.id,
    newPassword: body.newPassword,
    createdAt: now,
  })
  return { message: 'Request received' }
}
