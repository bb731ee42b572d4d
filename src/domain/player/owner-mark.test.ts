import { expect, it } from 'vitest'
import { ownerMark } from './owner-mark.ts'

it('is short, always the same, and reveals nothing of the number', () => {
  expect(ownerMark('5876543210')).toMatch(/^[0-9a-z]{1,5}$/)
  expect(ownerMark('5876543210')).toBe(ownerMark('5876543210'))
  expect('5876543210').not.toContain(ownerMark('5876543210'))
})

it('tells a family’s numbers apart', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => String(5_876_543_000 + index))
  expect(new Set(numbers.map((number) => ownerMark(number))).size).toBe(1000)
})
