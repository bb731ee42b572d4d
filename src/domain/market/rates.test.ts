import { expect, it } from 'vitest'
import { betOdds, rateFor } from './rates.ts'

it('finds the rate of a bet type under its own name', () => {
  const rates = { singlePana: { min: 10, max: 1400 } }
  expect(rateFor(rates, 'singlePanna')).toEqual({ min: 10, max: 1400 })
  expect(rateFor(rates, 'single')).toBeNull()
  expect(rateFor(undefined, 'single')).toBeNull()
})

it.each([
  { min: 0, max: 100 },
  { min: -10, max: 5 },
  { min: 10, max: 0 },
])('a rate of %o pays nothing, so it counts as none', (rate) => {
  expect(rateFor({ jodiDigit: rate }, 'jodi')).toBeNull()
})

it.each([
  ['6', { min: 10, max: 95 }, { returns: 950, oneIn: 10 }],
  ['00', { min: 10, max: 950 }, { returns: 9500, oneIn: 100 }],
  ['128', { min: 10, max: 1400 }, { returns: 14_000, oneIn: 158 }],
  ['550', { min: 10, max: 2800 }, { returns: 28_000, oneIn: 375 }],
  ['777', { min: 10, max: 6000 }, { returns: 60_000, oneIn: 6061 }],
  ['5-128', { min: 10, max: 10_000 }, { returns: 100_000, oneIn: 1583 }],
  ['5-777', { min: 10, max: 10_000 }, { returns: 100_000, oneIn: 60_606 }],
  ['128-137', { min: 10, max: 100_000 }, { returns: 1_000_000, oneIn: 25_052 }],
  ['128-550', { min: 10, max: 100_000 }, { returns: 1_000_000, oneIn: 59_302 }],
  // Never drawn like this, and a rate that isn't known.
  ['821', { min: 10, max: 1400 }, null],
  ['5-821', { min: 10, max: 10_000 }, null],
  ['6', null, null],
])('%s at %o is told as %o', (number, rate, odds) => {
  expect(betOdds(number, rate)).toEqual(odds)
})
