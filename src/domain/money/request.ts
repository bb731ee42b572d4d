/** How far a deposit or a withdrawal has come; the host's staff decide. */
export const requestStatuses = [
  'pending',
  'approved',
  'rejected',
  'processing',
  'completed',
] as const

/** How a deposit is paid. */
export const paymentMethods = ['UPI', 'QR'] as const

/** Where a withdrawal is paid out to, in the order it is offered. */
export const payoutMethodIds = ['bank', 'phonepe', 'googlepay', 'paytm'] as const
