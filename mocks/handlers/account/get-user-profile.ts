import type { Handler } from '../../handler.ts'
import { userOf } from '../../wire.ts'

export const getUserProfile: Handler<'getUserProfile'> = ({ account, db }) => ({
  user: userOf(db, account),
})
