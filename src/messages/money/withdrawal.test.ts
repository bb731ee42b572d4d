import { describe, expect, it } from 'vitest'
import { formatWithdrawalWindow, sayWithdrawalProblem } from './withdrawal.ts'

it.each([
  [{ code: 'no-amount' }, 'Please enter withdrawal amount'],
  [{ code: 'not-whole-rupees' }, 'Whole rupees only, no paise'],
  [{ code: 'no-method' }, 'Please select a withdrawal method'],
  [{ code: 'below-minimum', minimum: 1000 }, 'Minimum withdrawal amount is ₹1000'],
  [{ code: 'insufficient-balance' }, 'Insufficient balance'],
  [{ code: 'closed', reason: 'sunday' }, 'Withdrawals are closed on Sundays'],
] as const)('a withdrawal, %o: %s', (problem, sentence) => {
  expect(sayWithdrawalProblem(problem)).toBe(sentence)
})

describe('the withdrawal window', () => {
  it.each([
    [undefined, '6:00 AM to 9:10 AM'],
    [null, '6:00 AM to 9:10 AM'],
    [{ withdrawalOpenTime: '', withdrawalCloseTime: null }, '6:00 AM to 9:10 AM'],
    [{ withdrawalOpenTime: '10:30', withdrawalCloseTime: '17:00' }, '10:30 AM to 5:00 PM'],
    [{ withdrawalOpenTime: '06:30:00', withdrawalCloseTime: '17:00:00' }, '6:30 AM to 5:00 PM'],
    [{ withdrawalOpenTime: '7:00 AM', withdrawalCloseTime: '09:10' }, '7:00 AM to 9:10 AM'],
  ])('from %o reads "%s" §9.30', (settings, words) => {
    expect(formatWithdrawalWindow(settings)).toBe(words)
  })
})
