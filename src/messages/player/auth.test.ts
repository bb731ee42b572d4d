import { expect, it } from 'vitest'
import { sayAccountProblem } from './auth.ts'

it.each([
  ['name-required', 'Name is required'],
  ['mobile-required', 'Mobile number is required'],
  ['mobile-invalid', 'Please enter a valid 10-digit mobile number'],
  ['password-required', 'Password is required'],
  ['new-password-required', 'New password is required'],
  ['new-password-too-short', 'Password must be at least 6 characters long'],
  ['passwords-differ', 'Passwords do not match'],
  ['adult-required', 'Please confirm that you’re 18 or older'],
] as const)('an account, %s: %s', (code, sentence) => {
  expect(sayAccountProblem({ code })).toBe(sentence)
})
