import type { Handler } from '../../handler.ts'
import { bankDetailsOf } from '../../wire.ts'

export const getBankDetails: Handler<'getBankDetails'> = ({ account }) => ({
  bankDetails: bankDetailsOf(account),
})
