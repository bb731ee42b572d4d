import { expect, it } from 'vitest'
import vectors from '#tests/testing/matka-vectors.json' with { type: 'json' }
import { rateFacts, rateFor } from './rates.ts'

it('the facts of the example rates, in the order of the screens', () => {
  const facts = rateFacts(vectors.exampleRates)
  expect(
    facts.map(({ betType, oneIn, returnPer100 }) => [betType.id, oneIn, returnPer100]),
  ).toEqual([
    ['single', 10, 90],
    ['jodi', 100, 90],
    ['singlePanna', 158, 88.45],
    ['doublePanna', 375, 74.73],
    ['triplePanna', 6061, 13.2],
    ['halfSangam', 1583, 63.18],
    ['fullSangam', 25052, 39.91],
  ])
})

it('leaves out a type without a usable rate', () => {
  const facts = rateFacts({ jodiDigit: { min: 10, max: 900 }, fullSangam: { min: 0, max: 5 } })
  expect(facts.map(({ betType }) => betType.id)).toEqual(['jodi'])
  expect(rateFacts({})).toEqual([])
})

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
