import { expect, it } from 'vitest'
import { sayDepositProblem } from './deposit.ts'

it.each([
  [{ code: 'below-minimum', minimum: 500 }, 'Minimum deposit amount is 500 points'],
  [{ code: 'invalid-upi-id' }, 'Invalid UPI ID configuration. Please contact support.'],
  [
    { code: 'payee-unconfirmed' },
    'We can’t confirm who you would pay. Check your connection, then try again.',
  ],
  [{ code: 'not-whole-rupees' }, 'Whole rupees only, no paise'],
  [{ code: 'invalid-amount' }, 'Invalid amount specified'],
] as const)('a deposit, %o: %s', (problem, sentence) => {
  expect(sayDepositProblem(problem)).toBe(sentence)
})
