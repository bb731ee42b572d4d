import type { PayoutMethodId } from '#domain/player/payout.ts'

/** The names of companies are theirs. */
export const payoutMethodNames: Record<PayoutMethodId, string> = {
  bank: 'बैंक',
  phonepe: 'PhonePe',
  googlepay: 'Google Pay',
  paytm: 'Paytm',
}
