import { minimumPasswordLength } from '#domain/player/profile.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { openAccount, startSession } from '#mocks/store/accounts.ts'

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
