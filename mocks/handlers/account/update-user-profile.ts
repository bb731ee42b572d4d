import type { Handler } from '#mocks/http/handler.ts'
import { serverMessages } from '#mocks/http/messages.ts'

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
