import type { Withdrawal } from '#api/schemas/money.ts'
import type { User } from '#api/schemas/player.ts'
import type { OperationName } from '#api/table/table.ts'

/** How long responses are kept on the device, in milliseconds. */
export const keptForMs = 72 * 60 * 60_000

/** Replaces saved details: says that there are some, not what they are. */
const hidden = '••••••••'

const hide = <Details extends object>(details: Details | null | undefined) =>
  details &&
  (Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, value ? hidden : value]),
  ) as Details)

const user = (data: User): User => ({
  ...data,
  bankDetails: hide(data.bankDetails),
  paymentDetails: hide(data.paymentDetails),
})

/** What may be stored of responses with sensitive data; null stores nothing of one. */
const rules: { readonly [Op in OperationName]?: ((data: never) => unknown) | null } = {
  getAuthProfile: user,
  getUserProfile: user,
  getBankDetails: null,
  getPaymentDetails: null,
  listMyEnquiries: null,
  listWithdrawals: (rows: Withdrawal[]) => rows.map(({ accountDetails: _, ...row }) => row),
}

/**
 * A response as it may be stored on the device: no account numbers, payout details or talks with
 * support. Undefined if nothing may be stored.
 */
export function atRest(operation: OperationName, data: unknown): unknown {
  const rule = rules[operation]
  // The number of rows that couldn't be read, which is stored next to a response.
  if (rule === undefined || typeof data !== 'object') return data
  return rule === null ? undefined : rule(data as never)
}
