import * as z from 'zod/mini'
import { paymentMethods, payoutMethodIds, requestStatuses } from '#domain/money/request.ts'
import { statusOrNone, textOrNone } from './text-or-none.ts'

export const requestStatus = z.enum(requestStatuses)
export const paymentMethod = z.enum(paymentMethods)
export const withdrawalMethod = z.enum(payoutMethodIds)

export const newFundRequest = z.strictObject({
  amount: z.int().check(z.positive()),
  transactionId: z.string().check(z.regex(/^[A-Za-z0-9]{1,35}$/)),
  paymentMethod,
})

export const fundRequest = z.object({
  requestId: z.string(),
  amount: z.number(),
  transactionId: z.nullish(z.string()),
  paymentMethod: z.nullish(z.string()),
  status: statusOrNone,
  createdAt: textOrNone,
  remarks: z.nullish(z.string()),
})
/** As the contract pins it. */
export const fundRequestWire = z.extend(fundRequest, {
  transactionId: z.string(),
  paymentMethod,
  status: requestStatus,
  createdAt: z.string(),
})

export const newWithdrawal = z.strictObject({
  amount: z.number().check(z.positive()),
  method: withdrawalMethod,
})

/** Where a withdrawal goes: text, or the saved details. Shown masked. */
export const accountDetails = z.union([z.string(), z.record(z.string(), z.unknown())])

export const withdrawal = z.object({
  _id: z.string(),
  amount: z.number(),
  method: z.string(),
  status: statusOrNone,
  createdAt: textOrNone,
  accountDetails: z.nullish(accountDetails),
  transactionId: z.nullish(z.string()),
  remarks: z.nullish(z.string()),
})
export type Withdrawal = z.infer<typeof withdrawal>
/** As the contract pins it. */
export const withdrawalWire = z.extend(withdrawal, {
  method: withdrawalMethod,
  status: requestStatus,
  createdAt: z.string(),
})
