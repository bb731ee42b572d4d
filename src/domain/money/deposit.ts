import { parseAmount } from './amount.ts'
import { asShown, defaultMinimumDeposit } from './money.ts'
import type { paymentMethods } from './request.ts'
import { isAllowedPayee, isUpiId } from './upi.ts'

/** The quick amounts of a deposit in points. */
export const depositQuickAmounts = [500, 1000, 2000, 5000, 10_000, 15_000] as const

/** How a fund request is paid. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** The deposit screen opens with it and returns to it after a success. */
export const defaultPaymentMethod: PaymentMethod = 'QR'

/** What is wrong with a deposit; `minimum` in points. */
export type DepositProblem =
  | { code: 'invalid-upi-id' | 'invalid-amount' }
  /** The host hasn't confirmed the payee during this visit. */
  | { code: 'payee-unconfirmed' }
  | { code: 'not-whole-rupees' }
  | { code: 'below-minimum'; minimum: number }

/** What is wrong, by field; an empty object is a deposit that may be sent. */
export type DepositErrors = { amount?: DepositProblem; upi?: DepositProblem }

/** Whom a deposit pays. */
export interface DepositPayee {
  upiId: string | null | undefined
  /** True if the id is only known from an earlier visit. */
  isUnconfirmed?: boolean
  /** The operator's list of payees; left out or empty for any. */
  allowed?: string
}

/** Judges a deposit; `minimum` in points, an unknown one is the default. */
export function validateDeposit(
  draft: DepositPayee & { amount: string; minimum: number | null | undefined },
): DepositErrors {
  const amount = amountProblem(draft.amount, draft.minimum ?? defaultMinimumDeposit)
  const upi = payeeProblem(draft)
  return { ...(amount !== null && { amount }), ...(upi !== null && { upi }) }
}

function payeeProblem(payee: DepositPayee): DepositProblem | null {
  const { isUnconfirmed = false, allowed = '' } = payee
  const upiId = payee.upiId ?? ''
  if (isUnconfirmed) return { code: 'payee-unconfirmed' }
  return isUpiId(upiId) && isAllowedPayee(allowed, upiId) ? null : { code: 'invalid-upi-id' }
}

function amountProblem(typed: string, minimum: number): DepositProblem | null {
  const amount = parseAmount(typed)
  if (amount === null && typed.trim() !== '') return { code: 'not-whole-rupees' }
  const least = asShown(minimum)
  if ((amount ?? 0) < least) return { code: 'below-minimum', minimum: least }
  return amount === null || amount <= 0 ? { code: 'invalid-amount' } : null
}

/** Whether the payment buttons may be pressed: not while empty or sending. */
export function canSubmitDeposit(amount: string, sending: boolean): boolean {
  return amount.trim() !== '' && !sending
}

/**
 * A transaction id: epoch milliseconds followed by a number below 1000, digits only
 * (readings.md#transaction-id). Mint one per deposit intent. `random` is a number from 0 up to, not
 * including, 1.
 */
export function mintTransactionId(now: number, random: number): string {
  return `${Math.floor(now)}${Math.floor(random * 1000)}`
}
