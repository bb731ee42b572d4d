import { expect, it } from 'vitest'
import { resultLine } from './paging.ts'

it.each([
  [11, 20, 47, 'Showing 11 to 20 of 47 bets'],
  [0, 0, 0, 'No bets to show'],
  [0, 0, 47, 'No bets to show'],
  [1, 1, 1, 'Showing 1 to 1 of 1 bet'],
  [4991, 5000, 5000, 'Showing 4,991 to 5,000 of 5,000 bets'],
])('rows %d to %d of %d: %s', (from, to, total, line) => {
  expect(resultLine({ from, to, total })).toBe(line)
})
