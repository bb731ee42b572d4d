import type { Withdrawal } from '#api/schemas/money.ts'
import type { User } from '#api/schemas/player.ts'
import type { OperationName } from '#api/table/table.ts'

/** For how long answers are kept on the device: milliseconds. */
export const keptForMs = 72 * 60 * 60_000

/** Stands for what was saved: that there is something, not what. */
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

/** What is left of answers that hold more than may lie on a device; null keeps nothing of one. */
const rules: { readonly [Op in OperationName]?: ((data: never) => unknown) | null } = {
  getAuthProfile: user,
  getUserProfile: user,
  getBankDetails: null,
  getPaymentDetails: null,
  listMyEnquiries: null,
  listWithdrawals: (rows: Withdrawal[]) => rows.map(({ accountDetails: _, ...row }) => row),
}

/**
 * An answer as it may be kept on the device: no account numbers, no payout details, no talks with
 * support. Undefined where nothing of it may.
 */
export function atRest(operation: OperationName, data: unknown): unknown {
  const rule = rules[operation]
  // Beside an answer stands how many of its rows could not be read: a number.
  if (rule === undefined || typeof data !== 'object') return data
  return rule === null ? undefined : rule(data as never)
}
