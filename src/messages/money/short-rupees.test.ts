import { expect, test } from 'vitest'
import { formatShortRupees } from './short-rupees.ts'

test.each([
  [0, undefined],
  [99_999, undefined],
  [1_00_000, '₹1 L'],
  [1_05_000, '₹1.05 L'],
  [38_24_999, '₹38.2 L'],
  [-38_24_999, '−₹38.2 L'],
  [99_94_999, '₹99.9 L'],
  [99_96_000, '₹1 Cr'],
  [1_05_00_000, '₹1.05 Cr'],
])('%d rupees in short: %s', (rupees, text) => {
  expect(formatShortRupees(rupees)?.replace('\u00a0', ' ')).toBe(text)
})
