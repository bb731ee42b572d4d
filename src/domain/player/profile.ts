import { latinDigits } from '../text/latin-digits.ts'
import { isBlank, withoutBlanks } from '../text/visible.ts'

/** The fewest characters of a new password. */
export const minimumPasswordLength = 6

/** The most characters of a mobile number in a change of password. */
export const mobileLength = 10

/** An Indian number, with or without its country code or a leading 0. */
const indian = /^(?:(?:\+|0{0,2})91)?0?([1-9]\d{9})$/

/**
 * What a text says as a mobile number: an Indian one's ten digits, however they're written; anything
 * else without its blanks and signs, never cut (readings.md#mobile-input).
 */
export function readMobile(typed: string): string {
  const plain = withoutBlanks(latinDigits(typed)).replaceAll(/[-‐-―().]/gu, '')
  // Words stay as they are.
  if (!/^\+?\d*$/.test(plain)) return typed.trim()
  return indian.exec(plain)?.[1] ?? plain
}

/** Whether a text is exactly the ten digits of a mobile number. */
export const isMobile = (text: string): boolean => /^\d{10}$/.test(text)

/** What is wrong with a field of a login, a sign-up, a profile or a password change. */
export type AccountProblem = {
  code:
    | 'name-required'
    | 'mobile-required'
    | 'mobile-too-long'
    | 'password-required'
    | 'new-password-required'
    | 'new-password-too-short'
    | 'passwords-differ'
    | 'adult-required'
}

/** What is wrong with a form, by field; an empty object may be sent. */
type Problems<Field extends string> = { [Key in Field]?: AccountProblem }

/** Login and sign-up need a number; which ones exist is for the host to say. */
const mobileProblem = (typed: string): AccountProblem | null =>
  isBlank(typed) ? { code: 'mobile-required' } : null

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
  const isTooLong = form.mobileNumber.length > mobileLength
  const mobileNumber =
    mobileProblem(form.mobileNumber) ?? (isTooLong ? { code: 'mobile-too-long' as const } : null)
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
