import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, formatRupees, potentialWin, starlinePotentialWin } from './money.ts'

it.each([
  [0, '₹0'],
  [5, '₹5'],
  [999, '₹999'],
  [1000, '₹1,000'],
  [120_000, '₹1,20,000'],
  [10_000_000, '₹1,00,00,000'],
  [-100, '−₹100'],
  [12.5, '₹12.50'],
  [1234.5, '₹1,234.50'],
  [-0, '₹0'],
  [-0.001, '₹0'],
  [Number.NaN, '₹0'],
])('%d rupees are shown as %s §9.43', (rupees, shown) => {
  expect(formatRupees(rupees)).toBe(shown)
})

it('whatever the paise, numbers look as the browser’s own formats write them', () => {
  const [any, two] = [0, 2].map(
    (minimumFractionDigits) =>
      new Intl.NumberFormat('en-IN', { minimumFractionDigits, maximumFractionDigits: 2 }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (paise) => {
      const value = paise / 100
      expect(formatNumber(value)).toBe(any?.format(value))
      const rupees = Number.isInteger(value) ? any : two
      expect(formatRupees(value)).toBe(`₹${rupees?.format(value)}`)
    }),
  )
})

describe('what a regular bet can win', () => {
  it.each([
    [23, { min: 10, max: 95 }, 219],
    [13, { min: 10, max: 95 }, 124],
    [1, { min: 3, max: 1 }, 0],
    [2, { min: 3, max: 1 }, 1],
    [10, { min: 10, max: 9.5 }, 10],
    [100, { min: 0.1, max: 0.3 }, 300],
    [35, { min: 10, max: 1.1 }, 4],
    [50, { min: 100, max: 1.01 }, 1],
    [49, { min: 100, max: 1.02 }, 0],
  ])('₹%d at %o pays ₹%d §3.13', (stake, rate, pays) => {
    expect(potentialWin(stake, rate)).toBe(pays)
  })

  it.each([
    ['no stake', null, { min: 10, max: 95 }],
    ['no rate', 10, null],
    ['no rates loaded', 10, undefined],
    ['a negative stake', -10, { min: 10, max: 95 }],
    ['a minimum of zero', 10, { min: 0, max: 95 }],
    ['a stake that is no number', Number.NaN, { min: 10, max: 95 }],
    ['an endless rate', 10, { min: 10, max: Number.POSITIVE_INFINITY }],
  ])('%s pays ₹0 §9.6', (_, stake, rate) => {
    expect(potentialWin(stake, rate)).toBe(0)
  })

  it('is exact for whole rupees, however large', () => {
    const rupees = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(rupees, rupees, rupees, (stake, max, min) => {
        const [s, m, n] = [BigInt(stake), BigInt(max), BigInt(min)]
        const exact = (2n * s * m + n) / (2n * n)
        expect(potentialWin(stake, { min, max })).toBe(Number(exact))
      }),
    )
  })
})

describe('what a Starline bet can win', () => {
  it.each([
    [1, 9, 0],
    [11, 95, 104],
    [33, 9.5, 31],
    [0, 100, 0],
    [null, 100, 0],
    [100, undefined, 0],
  ])('₹%s at a rate maximum of %s pays ₹%d §9.12', (amount, rateMax, pays) => {
    expect(starlinePotentialWin(amount, rateMax)).toBe(pays)
  })
})
