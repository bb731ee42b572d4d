import { expect, it } from 'vitest'
import { sayPayoutProblem } from './payout.ts'

it.each([
  ['account-holder-name-required', 'Please enter account holder name'],
  ['account-number-required', 'Please enter account number'],
  ['account-number-unconfirmed', 'Please confirm account number'],
  ['ifsc-code-required', 'Please enter IFSC code'],
  ['bank-name-required', 'Please enter bank name'],
  ['account-numbers-differ', 'Account numbers do not match'],
  ['mobile-required', 'Please enter your mobile number'],
  ['mobile-invalid', 'Please enter a valid 10-digit mobile number'],
] as const)('payout details, %s: %s', (code, sentence) => {
  expect(sayPayoutProblem({ code })).toBe(sentence)
})
