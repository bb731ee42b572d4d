import { payoutMethodIds } from '../money/request.ts'
import { latinDigits } from '../text/latin-digits.ts'
import { isBlank, withoutBlanks } from '../text/visible.ts'
import { isMobile } from './profile.ts'

/** A withdrawal's method as it is sent. */
export type PayoutMethodId = (typeof payoutMethodIds)[number]

/** The key of each one’s number among the payment details; null is the bank. */
const details = { bank: null, phonepe: 'phonepe', googlepay: 'googlePay', paytm: 'paytm' } as const

/** The key of a wallet number among the payment details. */
export type WalletKey = NonNullable<(typeof details)[PayoutMethodId]>
/** One way to be paid out. */
export type PayoutMethod = { id: PayoutMethodId; detail: WalletKey | null }

/** Every way to be paid out, in the order they are offered. */
export const payoutMethods: readonly PayoutMethod[] = payoutMethodIds.map((id) => ({
  id,
  detail: details[id],
}))

/** The bank details a player saved; a host may leave any of them out or empty. */
export type BankDetails = {
  accountHolderName?: string | null | undefined
  accountNumber?: string | null | undefined
  ifscCode?: string | null | undefined
  bankName?: string | null | undefined
}

/** The wallet numbers a player saved. */
export type PaymentDetails = Partial<Record<WalletKey, string | null | undefined>>

const isFilled = (text: string | null | undefined): text is string => !isBlank(text ?? '')

/** Whether all four bank fields are saved. */
export function isBankComplete(bank: BankDetails | null | undefined): boolean {
  if (!bank) return false
  return [bank.accountHolderName, bank.accountNumber, bank.ifscCode, bank.bankName].every(isFilled)
}

/** A way to be paid out that a player may choose, with its account masked for display. */
export type OfferedMethod = PayoutMethod & { account: string }

/** The methods whose details exist; the bank needs all four fields. */
export function offeredMethods(user: {
  bankDetails?: BankDetails | null | undefined
  paymentDetails?: PaymentDetails | null | undefined
}): OfferedMethod[] {
  return payoutMethods.flatMap((method) => {
    const number =
      method.detail === null
        ? isBankComplete(user.bankDetails) && user.bankDetails?.accountNumber
        : user.paymentDetails?.[method.detail]
    return isFilled(number || null) ? [{ ...method, account: maskAccount(String(number)) }] : []
  })
}

/** An account or mobile number with all but its last four characters hidden: '•••• 4821'. */
export function maskAccount(number: string): string {
  const text = withoutBlanks(number)
  return text === '' ? '' : `•••• ${text.length > 4 ? text.slice(-4) : text.slice(-1)}`
}

/** The bank form as it stands. */
export type BankForm = {
  accountHolderName: string
  accountNumber: string
  confirmAccountNumber: string
  ifscCode: string
  bankName: string
}

/** What is wrong with a field of the payout details. */
export type PayoutProblem = {
  code:
    | 'account-holder-name-required'
    | 'account-number-required'
    | 'account-number-unconfirmed'
    | 'account-numbers-differ'
    | 'ifsc-code-required'
    | 'bank-name-required'
    | 'mobile-required'
    | 'mobile-invalid'
}

function confirmProblem(form: BankForm): PayoutProblem | null {
  if (!isFilled(form.confirmAccountNumber)) return { code: 'account-number-unconfirmed' }
  const { accountNumber, confirmAccountNumber } = toBankPayload(form)
  return accountNumber === confirmAccountNumber ? null : { code: 'account-numbers-differ' }
}

/** Judges the bank form; an empty object may be sent. */
export function validateBankDetails(form: BankForm): { [Key in keyof BankForm]?: PayoutProblem } {
  const confirm = confirmProblem(form)
  return {
    ...(!isFilled(form.accountHolderName) && {
      accountHolderName: { code: 'account-holder-name-required' },
    }),
    ...(!isFilled(form.accountNumber) && { accountNumber: { code: 'account-number-required' } }),
    ...(confirm !== null && { confirmAccountNumber: confirm }),
    ...(!isFilled(form.ifscCode) && { ifscCode: { code: 'ifsc-code-required' } }),
    ...(!isFilled(form.bankName) && { bankName: { code: 'bank-name-required' } }),
  }
}

/** A number or code as it's compared and sent. */
const plainCode = (text: string) => latinDigits(withoutBlanks(text))

/**
 * The bank form as it is sent: names trimmed; numbers in our digits and the IFSC code in capitals, both
 * without blanks and what can't be seen.
 */
export function toBankPayload(form: BankForm): BankForm {
  return {
    accountHolderName: form.accountHolderName.trim(),
    accountNumber: plainCode(form.accountNumber),
    confirmAccountNumber: plainCode(form.confirmAccountNumber),
    ifscCode: plainCode(form.ifscCode).toUpperCase(),
    bankName: form.bankName.trim(),
  }
}

/** Whether a text has the form of an IFSC code. Only for a hint: the specification refuses none. */
export function looksLikeIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(plainCode(text))
}

/** What is wrong with a Paytm, Google Pay or PhonePe number as it was read, or `null`. */
export function walletNumberProblem(typed: string): PayoutProblem | null {
  if (!isFilled(typed)) return { code: 'mobile-required' }
  return isMobile(typed.trim()) ? null : { code: 'mobile-invalid' }
}
