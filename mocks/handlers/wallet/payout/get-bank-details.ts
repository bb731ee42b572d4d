import type { Handler } from '#mocks/http/handler.ts'
import { bankDetailsOf } from '#mocks/http/wire.ts'

export const getBankDetails: Handler<'getBankDetails'> = ({ account }) => ({
  bankDetails: bankDetailsOf(account),
})
