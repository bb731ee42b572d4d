import type { Handler } from '../../handler.ts'
import { paymentDetailsOf } from '../../wire.ts'

export const getPaymentDetails: Handler<'getPaymentDetails'> = ({ account }) => ({
  paymentDetails: paymentDetailsOf(account),
})
