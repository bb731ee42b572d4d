import type { PayoutMethodId } from '#domain/player/payout.ts'

/** What the ways to be paid out are called. */
export const payoutMethodNames: Record<PayoutMethodId, string> = {
  bank: 'Bank',
  phonepe: 'PhonePe',
  googlepay: 'Google Pay',
  paytm: 'Paytm',
}
