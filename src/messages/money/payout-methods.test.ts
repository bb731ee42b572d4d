import { expect, it } from 'vitest'
import { namePayoutMethod } from './payout-methods.ts'

it.each([
  ['bank', 'Bank'],
  ['phonepe', 'PhonePe'],
  ['GooglePay', 'Google Pay'],
  ['paytm', 'Paytm'],
  ['cheque', 'cheque'],
])('a withdrawal to %s is called %s', (written, name) => {
  expect(namePayoutMethod(written)).toBe(name)
})
