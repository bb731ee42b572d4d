import { describe, expect, it } from 'vitest'
import { mintTransactionId, validateDeposit } from './deposit.ts'
import { buildUpiLink } from './upi.ts'

describe('a deposit', () => {
  const least = (minimum: number) => ({ code: 'below-minimum', minimum })

  it.each([
    ['500', 100, undefined],
    ['100', 100, undefined],
    ['99', 100, least(100)],
    ['', 100, least(100)],
    ['0', 1, least(1)],
    ['0', null, least(1)],
    ['1', undefined, undefined],
    ['0', 0, { code: 'invalid-amount' }],
    ['', 0, { code: 'invalid-amount' }],
    ['500.00', 100, undefined],
    ['500.50', 100, { code: 'not-whole-rupees' }],
    ['NaN', 100, { code: 'not-whole-rupees' }],
  ])('of "%s" with a minimum of %s: %o §5.39 §5.41', (amount, minimum, problem) => {
    expect(validateDeposit({ amount, minimum, upiId: 'house@upi' }).amount).toEqual(problem)
  })

  it.each([
    ['ab@ok', true],
    [' demo@example ', true],
    ['a@b', true],
    ['demo@two@bank', true],
    ['demo@bank.example', true],
    ['@', true],
    ['demo', false],
    ['', false],
    [null, false],
  ])('to the UPI id "%s", which must contain "@", is allowed: %s §5.40', (upiId, isAllowed) => {
    const { upi } = validateDeposit({ amount: '500', minimum: 1, upiId })
    expect(upi).toEqual(isAllowed ? undefined : { code: 'invalid-upi-id' })
  })

  it.each([
    ['', true],
    [' ', true],
    ['demo@example', true],
    ['first@bank , DEMO@example', true],
    ['first@bank', false],
    ['xdemo@example', false],
  ])('to a payee is allowed by the list "%s": %s', (allowed, isAllowed) => {
    const payee = { upiId: 'Demo@example', allowed }
    const { upi } = validateDeposit({ amount: '500', minimum: 1, ...payee })
    expect(upi).toEqual(isAllowed ? undefined : { code: 'invalid-upi-id' })
  })
})

it('a payee id can’t add parameters to the link', () => {
  const link = buildUpiLink({
    payeeId: 'demo@bank&am=1',
    payeeName: 'Demo',
    note: 'Add funds',
    amount: 500,
    transactionId: '1',
  })
  expect(new URL(link ?? '').searchParams.getAll('am')).toEqual(['500.00'])
})

describe('a transaction id', () => {
  it.each([
    [0, '17636220000000'],
    [0.123, '1763622000000123'],
    [0.9999, '1763622000000999'],
  ])('with a random number of %d §7.49', (random, id) => {
    expect(mintTransactionId(1_763_622_000_000, random)).toBe(id)
  })
})

describe('a UPI link', () => {
  const payment = {
    payeeId: 'demo@upi',
    payeeName: 'Demo Store',
    note: 'Add funds',
    amount: 500,
    transactionId: '1763622000000123',
  }

  it('a name that ends in half an emoji is cut before it', () => {
    const link = buildUpiLink({
      payeeId: 'demo@upi',
      payeeName: 'Store \uD83D',
      note: 'Add funds',
      amount: 500,
      transactionId: '1763622000000123',
    })
    expect(link).toContain('&pn=Store%20&')
  })

  it('is written as payment apps expect it §7.43 §9.28', () => {
    expect(buildUpiLink(payment)).toBe(
      'upi://pay?pa=demo@upi&pn=Demo%20Store&tn=Add%20funds&am=500.00&cu=INR&mc=0000&tid=1763622000000123&tr=1763622000000123',
    )
  })

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: Number.NaN },
    { amount: Number.POSITIVE_INFINITY },
    { payeeId: 'demo' },
  ])('with %o is none', (wrong) => {
    expect(buildUpiLink({ ...payment, ...wrong })).toBeNull()
  })

  it.each(['', 'a-b', '1'.repeat(36)])('with the transaction id "%s" throws', (transactionId) => {
    expect(() => buildUpiLink({ ...payment, transactionId })).toThrow(RangeError)
  })
})
