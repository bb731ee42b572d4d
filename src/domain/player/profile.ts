import { latinDigits } from '../text/latin-digits.ts'

/** The fewest characters of a new password. */
export const minimumPasswordLength = 6

/** The digits of a mobile number (readings.md#mobile-input). */
export const mobileLength = 10

/** The digits of a number within India: without spaces, leading 0s and the country code. */
function nationalDigits(text: string): string {
  const typed = latinDigits(text)
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
 * What a mobile number field, which had `before`, keeps of its current text: ten digits, or
 * the start of '+91'. An eleventh digit is refused, wherever it's typed.
 */
export function typeMobile(before: string, typed: string): string {
  if (typed !== '' && '+91'.startsWith(typed)) return typed
  const digits = nationalDigits(typed)
  const tooMany = before.length === mobileLength && hasOneMore(digits, before)
  return tooMany ? before : digits.slice(0, mobileLength)
}

/** What is wrong with a field of a login, a sign-up, a profile or a password change. */
export type AccountProblem = {
  code:
    | 'name-required'
    | 'mobile-required'
    | 'mobile-invalid'
    | 'password-required'
    | 'new-password-required'
    | 'new-password-too-short'
    | 'passwords-differ'
    | 'adult-required'
}

/** What is wrong with a form, by field; an empty object may be sent. */
type Problems<Field extends string> = { [Key in Field]?: AccountProblem }

const isBlank = (text: string) => text.trim() === ''

function mobileProblem(typed: string): AccountProblem | null {
  if (isBlank(typed)) return { code: 'mobile-required' }
  return normaliseMobile(typed).length === mobileLength ? null : { code: 'mobile-invalid' }
}

/** Judges the profile form: a name is required. */
export function validateProfile(form: { name: string }): Problems<'name'> {
  return isBlank(form.name) ? { name: { code: 'name-required' } } : {}
}

/** Judges the password-change form. */
export function validateChangePassword(form: {
  mobileNumber: string
  newPassword: string
  confirmPassword: string
}): Problems<'mobileNumber' | 'newPassword' | 'confirmPassword'> {
  const mobileNumber = mobileProblem(form.mobileNumber)
  const newPassword = newPasswordProblem(form.newPassword)
  const differ = form.newPassword !== form.confirmPassword
  return {
    ...(mobileNumber !== null && { mobileNumber }),
    ...(newPassword !== null && { newPassword }),
    ...(differ && { confirmPassword: { code: 'passwords-differ' } }),
  }
}

function newPasswordProblem(password: string): AccountProblem | null {
  if (password === '') return { code: 'new-password-required' }
  return password.length < minimumPasswordLength ? { code: 'new-password-too-short' } : null
}

/** Judges the login form: both fields are required. */
export function validateLogin(form: {
  mobileNumber: string
  password: string
}): Problems<'mobileNumber' | 'password'> {
  const mobileNumber = mobileProblem(form.mobileNumber)
  return {
    ...(mobileNumber !== null && { mobileNumber }),
    ...(form.password === '' && { password: { code: 'password-required' } }),
  }
}

/** Judges the sign-up form; `adult` is our own question (readings.md#adults-only). */
export function validateSignup(form: {
  name: string
  mobileNumber: string
  password: string
  confirmPassword: string
  adult: boolean
}): Problems<'name' | 'mobileNumber' | 'password' | 'confirmPassword' | 'adult'> {
  return {
    ...validateProfile(form),
    ...validateLogin(form),
    ...(form.password !== form.confirmPassword && {
      confirmPassword: { code: 'passwords-differ' },
    }),
    ...(!form.adult && { adult: { code: 'adult-required' } }),
  }
}
