import { expect, it } from 'vitest'
import { betAmountProblem } from '../bet/bet.ts'
import { isPresetEnabled, validateStarlineBet } from '../starline/starline.ts'
import { validateDeposit } from './deposit.ts'
import { formatRupees } from './money.ts'
import { mergeStatement, runningBalances } from './statement/statement.ts'
import { sumsOf } from './statement/sums.ts'
import { withdrawalAmountProblem } from './withdrawal.ts'

const starline = (amount: string, part: object = {}) =>
  validateStarlineBet({ betType: 'singleDigit', number: '7', amount, balance: null, ...part })
    .amount ?? null
const deposit = (amount: string, minimum: number) =>
  validateDeposit({ amount, minimum, upiId: 'demo@example' }).amount ?? null
const short = { code: 'insufficient-balance' }

it.each([
  // As a host's balance stands on screen, and what may be bet or withdrawn of it: whole rupees.
  [99.6, '₹99.60', '99', '100'],
  [99.994, '₹99.99', '99', '100'],
  [99.999, '₹100', '100', '101'],
  [100.004, '₹100', '100', '101'],
])('of a balance of %d, shown as %s, ₹%s is there and ₹%s isn’t', (balance, text, most, more) => {
  expect(formatRupees(balance)).toBe(text)
  expect(betAmountProblem(most, balance)).toBeNull()
  expect(betAmountProblem(more, balance)).toEqual(short)
  expect(starline(most, { balance })).toBeNull()
  expect(starline(more, { balance })).toEqual(short)
  expect(withdrawalAmountProblem(most, 1, balance)).toBeNull()
  expect(withdrawalAmountProblem(more, 1, balance)).toEqual(short)
  expect(isPresetEnabled(Number(most), balance)).toBe(true)
  expect(isPresetEnabled(Number(more), balance)).toBe(false)
})

it.each([
  [10.5, '₹10.50', '10', '11', 10.5],
  [10.004, '₹10', '9', '10', 10],
  [9.999, '₹10', '9', '10', 10],
])(
  'a minimum of %d, shown as %s, refuses ₹%s and takes ₹%s',
  (limit, text, less, least, minimum) => {
    expect(formatRupees(limit)).toBe(text)
    const refused = { code: 'below-minimum', minimum }
    expect(starline(less, { minBet: limit })).toEqual(refused)
    expect(starline('', { minBet: limit })).toEqual(refused)
    expect(starline(least, { minBet: limit })).toBeNull()
    expect(deposit(less, limit)).toEqual(refused)
    expect(deposit(least, limit)).toBeNull()
    expect(withdrawalAmountProblem(less, limit, null)).toEqual(refused)
    expect(withdrawalAmountProblem(least, limit, null)).toBeNull()
  },
)

it.each([
  [50.5, '₹50.50', '50', '51', 50.5],
  [49.999, '₹50', '50', '51', 50],
])(
  'a maximum of %d, shown as %s, takes ₹%s and refuses ₹%s',
  (limit, text, most, more, maximum) => {
    expect(formatRupees(limit)).toBe(text)
    expect(starline(most, { maxBet: limit })).toBeNull()
    expect(starline(more, { maxBet: limit })).toEqual({ code: 'above-maximum', maximum })
  },
)

const date = '2026-11-20T08:00:00.000Z'
const fund = (requestId: string, amount: number) => ({
  requestId,
  amount,
  status: 'approved',
  createdAt: date,
})

it('paise that don’t add up in a computer’s numbers do in the statement', () => {
  // 0.3 - 0.1 - 0.2 is below zero there.
  const rows = mergeStatement({ funds: [fund('a', 0.1), fund('b', 0.2)] })
  expect(runningBalances(rows, 0.3)).not.toBeNull()
})

it('a net position of nothing is nothing, not a win shown as ₹0', () => {
  const bet = (_id: string, betAmount: number, status: string, winAmount: number) => ({
    _id,
    betType: 'single',
    betNumber: '7',
    betAmount,
    winAmount,
    status,
    betDate: date,
  })
  const rows = mergeStatement({
    bets: [bet('a', 0.3, 'lost', 0), bet('b', 0.1, 'won', 0.1), bet('c', 0.2, 'won', 0.5)],
  })
  expect(sumsOf(rows, { from: '', to: '' }).net).toBe(0)
})
