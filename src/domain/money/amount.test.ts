import { expect, it } from 'vitest'
import { parseAmount, readAmount } from './amount.ts'

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
  ['500', '500'],
  [' 500\n', '500'],
  ['\u200E₹500\u200B', '500'],
  ['₹1,000.00', '1000'],
  ['₹ 1,000', '1000'],
  ['2,500/-', '2500'],
  ['Rs. 1,00,000/-', '100000'],
  ['rs 500', '500'],
  ['INR 500.0', '500'],
  ['500 rupees', '500'],
  ['1 rupee', '1'],
  ['₹ ५००.००', '500'],
  ['५०० रुपये', '500'],
  ['रु. 500', '500'],
  ['100,000', '100000'],
  ['1,000,000', '1000000'],
  ['12,34,567', '1234567'],
])('%j pasted is %s §5.38 §9.27', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

it.each([
  '',
  '500.75',
  '500.50.50',
  '500,00',
  '1,000,00',
  '1.000',
  '1.000,50',
  '500.',
  '-500',
  '+500',
  '5e3',
  '1e3',
  '500 to 600',
  '500-600',
  '1 000',
  '1, 000',
  '500. 75',
  '500 rupees 50 paise',
  'Please pay ₹500.',
  'five hundred',
  '$500',
])('%j pasted isn’t an amount: no part of it becomes one', (text) => {
  expect(readAmount(text)).toBeNull()
})
