import * as z from 'zod/mini'
import { bearerForm } from '../bearer-form.ts'

export const bankDetails = z.object({
  accountHolderName: z.nullish(z.string()),
  accountNumber: z.nullish(z.string()),
  ifscCode: z.nullish(z.string()),
  bankName: z.nullish(z.string()),
})

export const paymentDetails = z.object({
  paytm: z.nullish(z.string()),
  googlePay: z.nullish(z.string()),
  phonepe: z.nullish(z.string()),
})

export const roles = ['player', 'admin'] as const

/** A player or administrator as the host describes them. */
export const user = z.object({
  name: z.string(),
  mobileNumber: z.string(),
  email: z.nullish(z.string()),
  /** Anything else is treated as a player: read-leniently.ts. */
  role: z.nullish(z.enum(roles)),
  /** Rupees. */
  balance: z.nullish(z.number()),
  /** Missing means active. */
  isActive: z.nullish(z.boolean()),
  bankDetails: z.nullish(bankDetails),
  paymentDetails: z.nullish(paymentDetails),
})
export type User = z.infer<typeof user>

const maskValues = <Details extends object>(details: Details | null | undefined) =>
  details &&
  Object.fromEntries(Object.entries(details).map(([key, value]) => [key, value && '••••••••']))

/** A user as it may be stored on the phone: which payout details exist, but not their values. */
export const withMaskedAccounts = (user: User): object => ({
  ...user,
  bankDetails: maskValues(user.bankDetails),
  paymentDetails: maskValues(user.paymentDetails),
})

export const session = z.object({ token: z.string().check(z.regex(bearerForm)), user })
