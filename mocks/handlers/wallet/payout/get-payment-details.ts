import type { Handler } from '#mocks/http/handler.ts'
import { paymentDetailsOf } from '#mocks/http/wire.ts'

export const getPaymentDetails: Handler<'getPaymentDetails'> = ({ account }) => ({
  paymentDetails: paymentDetailsOf(account),
})
