import { payoutMethods, type PayoutMethodId } from '#domain/player/payout.ts'

/** What the ways to be paid out are called. */
export const payoutMethodNames: Record<PayoutMethodId, string> = {
  bank: 'Bank',
  phonepe: 'PhonePe',
  googlepay: 'Google Pay',
  paytm: 'Paytm',
}

/** The name of a method from a host; an unknown one stays as it is. */
export function namePayoutMethod(written: string): string {
  const method = payoutMethods.find(({ id }) => id === written.toLowerCase())
  return method === undefined ? written : payoutMethodNames[method.id]
}
