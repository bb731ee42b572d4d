import type { Handler } from '#mocks/http/handler.ts'
import { userOf } from '#mocks/http/wire.ts'

export const getUserProfile: Handler<'getUserProfile'> = ({ account, db }) => ({
  user: userOf(db, account),
})
