import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountIn, parseAmount } from './amount.ts'

it.each([
  ['10', 10],
  [' 500 ', 500],
  ['010', 10],
  ['0', 0],
  ['', null],
  ['10.5', null],
  ['10.00', 10],
  ['10.0', 10],
  ['10.', null],
  ['.00', null],
  ['10.05', null],
  // A thousand, to some.
  ['1.000', null],
  ['-10', null],
  ['1e3', null],
  ['1,000', null],
  ['ten', null],
  ['99999999999999999999', null],
])('the amount "%s" is read as %s', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

it.each([
  // Typed, a character at a time or several.
  ['.', '.'],
  ['500.', '500.'],
  ['e', ''],
  [',', ''],
  ['', ''],
  ['५००', '500'],
  // Pasted, filled in or dictated.
  ['abc12', '12'],
  [' 500 ', '500'],
  ['-500', '500'],
  ['₹ ५००.००', '500.00'],
  ['Rs. 1,00,000/-', '100000'],
  ['Please pay ₹500.', '500'],
  ['five hundred', ''],
  ['100,000', '100000'],
  ['12,34,567.50', '1234567.50'],
  ['1.000', '1.000'],
])('an amount field takes %j as %j §5.38 §9.27', (text, taken) => {
  expect(amountIn(text)).toBe(taken)
})

it.each([
  ['500,00', '500'],
  ['1.000,50', '1.000'],
  ['1,000,00', '1000'],
  ['500 to 600', '500'],
  ['500-600', '500'],
  ['5e3', '5'],
  ['500.50.50', '500.50'],
  ['500 rupees 50 paise', '500'],
])('an amount field strings no digits together: of %j it takes %j', (text, taken) => {
  expect(amountIn(text)).toBe(taken)
})

it('taking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0५7.,-+ e₹a') }), (text) => {
      const taken = amountIn(text)
      expect(amountIn(taken)).toBe(taken)
    }),
  )
})
