import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'
import { startSession } from '#mocks/store/accounts.ts'

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
