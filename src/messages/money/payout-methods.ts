import { payoutMethods } from '#domain/player/payout.ts'
import { payoutMethodNames } from '#messages/en/money/payout-methods.ts'

/** The name of a method from a host; an unknown one stays as it is. */
export function namePayoutMethod(written: string): string {
  const method = payoutMethods.find(({ id }) => id === written.toLowerCase())
  return method === undefined ? written : payoutMethodNames[method.id]
}
