import type { Handler } from '../../handler.ts'
import { serverMessages } from '../../messages.ts'

/** An empty email takes the saved one away. */
export const updateUserProfile: Handler<'updateUserProfile'> = ({ account, body, db, refuse }) => {
  const name = body.name.trim()
  const email = body.email.trim()
  const [first, ...more] = [
    ...(name === '' ? [serverMessages.nameRequired] : []),
    ...(email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [serverMessages.email]),
  ]
  if (first !== undefined) refuse('invalid-fields', first, ...more)
  db.account.update({
    where: { id: { equals: account.id } },
    data: { name, email: email === '' ? null : email },
  })
  return { message: 'Profile updated' }
}
