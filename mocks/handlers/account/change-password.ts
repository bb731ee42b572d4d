import { minimumPasswordLength } from '#domain/player/profile.ts'
import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'

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
