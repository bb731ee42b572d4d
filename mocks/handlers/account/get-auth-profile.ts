import type { Handler } from '../../handler.ts'
import { userOf } from '../../wire.ts'

export const getAuthProfile: Handler<'getAuthProfile'> = ({ account, db }) => ({
  user: userOf(db, account),
})
