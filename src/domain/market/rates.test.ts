import { expect, it } from 'vitest'
import { rateFor } from './rates.ts'

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
