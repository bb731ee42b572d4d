import { describe, expect, it, test } from 'vitest'
import { lastUsedFirst, validateWithdrawal, withdrawalTrack } from './withdrawal.ts'

const friday = new Date(2026, 10, 20, 8, 0).getTime()

const closed = { code: 'closed' }

const draft = {
  amount: '1500',
  method: 'bank',
  offered: ['bank', 'paytm'],
  minimum: 1000,
  balance: 2000,
  now: friday,
} as const

describe('a withdrawal', () => {
  it.each([
    ['', { code: 'no-amount' }],
    ['  ', { code: 'no-amount' }],
    ['NaN', { code: 'not-whole-rupees' }],
    ['1500.5', { code: 'not-whole-rupees' }],
    ['1500.00', undefined],
    ['0', { code: 'below-minimum', minimum: 1000 }],
    ['999', { code: 'below-minimum', minimum: 1000 }],
    ['1000', undefined],
    ['2000', undefined],
    ['2001', { code: 'insufficient-balance' }],
  ])('of "%s": %o §5.44 §5.47', (amount, problem) => {
    expect(validateWithdrawal({ ...draft, amount }).amount).toEqual(problem)
  })

  it('of less than the default minimum, when the settings give none §9.29', () => {
    const errors = validateWithdrawal({ ...draft, amount: '999', minimum: undefined })
    expect(errors.amount).toEqual({ code: 'below-minimum', minimum: 1000 })
  })

  it('isn’t checked against an unknown balance', () => {
    expect(validateWithdrawal({ ...draft, amount: '99999', balance: null })).toEqual({})
  })

  it.each([
    ['the last second of Saturday', new Date(2026, 10, 21, 23, 59, 59), undefined],
    ['the first second of Sunday', new Date(2026, 10, 22, 0, 0, 0), closed],
    ['the last second of Sunday', new Date(2026, 10, 22, 23, 59, 59), closed],
    ['the first second of Monday', new Date(2026, 10, 23, 0, 0, 0), undefined],
    ['a Friday outside the window', new Date(2026, 10, 20, 22, 0), undefined],
  ])('in %s §5.48 §5.49 §9.31', (_, date, day) => {
    expect(validateWithdrawal({ ...draft, now: date.getTime() }).day).toEqual(day)
  })
})

describe('the withdrawal window', () => {
  it.each([
    [new Date(2026, 10, 20, 5, 59), false],
    [new Date(2026, 10, 20, 6, 0), true],
    [new Date(2026, 10, 20, 9, 10), true],
    [new Date(2026, 10, 20, 9, 11), false],
  ])('at %s the needle is within it: %s', (date, within) => {
    const track = withdrawalTrack(undefined, date.getTime())
    expect(track?.within).toBe(within)
    expect(track?.from).toBe(0.25)
  })

  it('has no track if it can’t be read', () => {
    expect(withdrawalTrack({ withdrawalOpenTime: 'morning' }, friday)).toBeNull()
  })
})

// 20 November 2026 is a Friday; the window is 6:00 AM to 9:10 AM.
it.each([
  ['before it opens', 20, '05:59', 20],
  ['while it is open', 20, '06:00', null],
  ['in its last minute', 20, '09:10', null],
  ['once it is over', 20, '09:11', 21],
  ['before a Sunday', 21, '09:11', 23],
  ['on a Sunday', 22, '07:00', 23],
] as const)('the next window %s (%d November, %s): %s', (_, day, time, expected) => {
  const now = new Date(`2026-11-${day}T${time}:00`).getTime()
  const next = withdrawalTrack(undefined, now)?.next ?? null
  expect(next && new Date(next).getDate()).toBe(expected)
})

test('the method used last is offered first; the others keep their order', () => {
  const methods = [{ id: 'bank' }, { id: 'phonepe' }, { id: 'paytm' }]
  const order = (last: string | null) => lastUsedFirst(methods, last).map(({ id }) => id)
  expect(order('paytm')).toEqual(['paytm', 'bank', 'phonepe'])
  expect(order(null)).toEqual(['bank', 'phonepe', 'paytm'])
  expect(order('gone')).toEqual(['bank', 'phonepe', 'paytm'])
})
