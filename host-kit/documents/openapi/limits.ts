import type { JsonSchema } from '../../../contracts/cases/matchers.ts'
import type { OperationName } from '../../../src/api/table/table.ts'
import { betLimits } from '../../../src/domain/bet/bet.ts'
import { pageSize } from '../../../src/domain/list/paging.ts'

type Limits = Pick<
  JsonSchema,
  'pattern' | 'minLength' | 'minimum' | 'maximum' | 'multipleOf' | 'description' | 'default'
>

const notEmpty = { minLength: 1 }
const notBlank = { pattern: String.raw`\S` }
const mobile = { pattern: String.raw`^\d{10}$` }
const password = { minLength: 6 }
/** An empty one removes the saved one. */
const email = { pattern: String.raw`^([^\s@]+@[^\s@]+\.[^\s@]+)?$` }
const setByHost = (setting: string) => ({ description: `The setting ${setting} is the minimum.` })

/**
 * Limits on what the client sends, by operation and field, which hosts may enforce, and the defaults
 * of query parameters. Limits that depend on another field or on a host's setting aren't listed.
 */
export const limits: Readonly<Partial<Record<OperationName, Readonly<Record<string, Limits>>>>> = {
  login: { mobileNumber: notEmpty, password: notEmpty },
  signup: { name: notBlank, mobileNumber: mobile, password },
  changePassword: { mobileNumber: mobile, newPassword: password },
  updateUserProfile: { name: notBlank, email },
  placeBet: {
    betNumber: { pattern: String.raw`^(\d{1,3}|\d-\d{3}|\d{3}-\d{3})$` },
    betAmount: { minimum: betLimits.min, maximum: betLimits.max, multipleOf: betLimits.step },
  },
  listStarlineBets: {
    page: { minimum: 1, default: 1 },
    limit: { minimum: 1, default: pageSize },
  },
  placeStarlineBet: { betNumber: { pattern: String.raw`^(\d|\d{3})$` } },
  updateBankDetails: {
    accountHolderName: notBlank,
    accountNumber: notBlank,
    confirmAccountNumber: notBlank,
    ifscCode: notBlank,
    bankName: notBlank,
  },
  updatePaymentDetails: { paytm: mobile, googlePay: mobile, phonepe: mobile },
  createFundRequest: { amount: setByHost('minimumDeposit'), transactionId: notEmpty },
  requestWithdrawal: { amount: setByHost('minimumWithdraw') },
  sendEnquiryMessage: { message: notBlank },
}

/** The schema of a body or a query, with its limits added. */
export function withLimits(operation: OperationName, body: JsonSchema): JsonSchema {
  const own = limits[operation] ?? {}
  const { anyOf, properties } = body
  return {
    ...body,
    ...(anyOf && { anyOf: anyOf.map((branch) => withLimits(operation, branch)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, { ...schema, ...own[name] }]),
      ),
    }),
  }
}
