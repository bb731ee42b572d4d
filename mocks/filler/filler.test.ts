import { expect, test } from 'vitest'
import { isCanonicalPanna } from '#domain/market/panna.ts'
import { pastDraw } from '../seed/days.ts'
import filler from './filler.json' with { type: 'json' }
import { makeFiller } from './make.ts'

test('the saved data is what the library makes, whoever runs it and when (npm run generate -- filler)', () => {
  expect(makeFiller()).toEqual(filler)
})

test('every draw is possible, and a day keeps its own', () => {
  const draws = filler.draws.match(/.../g) ?? []
  expect(draws.filter((panna) => !isCanonicalPanna(panna))).toEqual([])
  const day = (date: string) => Array.from({ length: 21 }, (_, place) => pastDraw(date, place))
  expect(day('2026-11-20')).not.toEqual(day('2026-11-19'))
  expect(day('2026-11-20').every(isCanonicalPanna)).toBe(true)
})

test('no number, bank or payment address can belong to anyone', () => {
  for (const { mobileNumber, phonepe, googlePay, ifscCode, bankName } of filler.players) {
    // No mobile number of the country begins with 5, no bank has this code.
    expect([mobileNumber, phonepe]).toEqual([
      expect.stringMatching(/^5\d{9}$/),
      expect.stringMatching(/^5\d{9}$/),
    ])
    expect(googlePay).toMatch(/^[a-z.]+@example$/)
    expect(ifscCode).toMatch(/^ANKX0\d{6}$/)
    expect(bankName).toMatch(/ Example Bank$/)
  }
  const numbers = filler.players.map(({ mobileNumber }) => mobileNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
})
