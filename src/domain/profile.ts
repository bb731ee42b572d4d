import { authMessages } from '#messages/auth.ts'
import { profileMessages } from '#messages/profile.ts'

/** The fewest characters of a new password. */
export const minimumPasswordLength = 6

/** The digits of a mobile number (readings.md#mobile-input). */
export const mobileLength = 10

/** The digits of a number within India: without spaces, leading 0s and the country code. */
function nationalDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  const hasCountryCode = /^91\d{10}$/.test(digits) || /^\s*\+\s*91/.test(typed)
  return hasCountryCode ? digits.slice(2).replace(/^0+/, '') : digits
}

/**
 * The ten digits of a mobile number. A country code is cut only from twelve digits that begin with
 * 91, or after '+91' (readings.md#mobile-input).
 */
export function normaliseMobile(typed: string): string {
  return nationalDigits(typed).slice(0, mobileLength)
}

/** True when `longer` is `text` with one character put in somewhere. */
const hasOneMore = (longer: string, text: string) =>
  longer.length === text.length + 1 &&
  [...longer].some((_, at) => longer.slice(0, at) + longer.slice(at + 1) === text)

/**
 * What a mobile number field that held `before` keeps of what stands in it now: ten digits, or
 * '+91' on its way. An eleventh digit is not taken, wherever it is typed.
 */
export function typeMobile(before: string, typed: string): string {
  if (typed !== '' && '+91'.startsWith(typed)) return typed
  const digits = nationalDigits(typed)
  const tooMany = before.length === mobileLength && hasOneMore(digits, before)
  return tooMany ? before : digits.slice(0, mobileLength)
}

/** A mobile number as it is shown: '98765 43210'. Another text is given back as it is. */
export function formatMobile(number: string): string {
  return /^\d{10}$/.test(number) ? `${number.slice(0, 5)} ${number.slice(5)}` : number
}

const isBlank = (text: string) => text.trim() === ''

function mobileProblem(typed: string): string | null {
  if (isBlank(typed)) return authMessages.mobileRequired
  return normaliseMobile(typed).length === mobileLength ? null : authMessages.mobileInvalid
}

/** The name as it is sent, or the sentence that refuses it (trimmed and required). */
export function validateProfile(form: { name: string }): { name?: string } {
  return isBlank(form.name) ? { name: authMessages.nameRequired } : {}
}

/** The sentence under each field of the password-change form that is wrong. */
export type ChangePasswordErrors = {
  mobileNumber?: string
  newPassword?: string
  confirmPassword?: string
}

/** Judges the password-change form. */
export function validateChangePassword(form: {
  mobileNumber: string
  newPassword: string
  confirmPassword: string
}): ChangePasswordErrors {
  const mobileNumber = mobileProblem(form.mobileNumber)
  const newPassword = newPasswordProblem(form.newPassword)
  const differ = form.newPassword !== form.confirmPassword
  return {
    ...(mobileNumber !== null && { mobileNumber }),
    ...(newPassword !== null && { newPassword }),
    ...(differ && { confirmPassword: authMessages.passwordsDiffer }),
  }
}

function newPasswordProblem(password: string): string | null {
  if (password === '') return profileMessages.newPasswordRequired
  return password.length < minimumPasswordLength
    ? profileMessages.passwordTooShort(minimumPasswordLength)
    : null
}

/** The sentence under each field of the sign-up form that is wrong. */
export type SignupErrors = {
  name?: string
  mobileNumber?: string
  password?: string
  confirmPassword?: string
  adult?: string
}

/** Judges the sign-up form; `adult` is our own question (readings.md#adults-only). */
export function validateSignup(form: {
  name: string
  mobileNumber: string
  password: string
  confirmPassword: string
  adult: boolean
}): SignupErrors {
  const mobileNumber = mobileProblem(form.mobileNumber)
  return {
    ...(isBlank(form.name) && { name: authMessages.nameRequired }),
    ...(mobileNumber !== null && { mobileNumber }),
    ...(form.password === '' && { password: authMessages.passwordRequired }),
    ...(form.password !== form.confirmPassword && {
      confirmPassword: authMessages.passwordsDiffer,
    }),
    ...(!form.adult && { adult: authMessages.adultRequired }),
  }
}

/** Judges the login form: both fields are required. */
export function validateLogin(form: { mobileNumber: string; password: string }): {
  mobileNumber?: string
  password?: string
} {
  const mobileNumber = mobileProblem(form.mobileNumber)
  return {
    ...(mobileNumber !== null && { mobileNumber }),
    ...(form.password === '' && { password: authMessages.passwordRequired }),
  }
}
