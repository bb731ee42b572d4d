import { expect, it } from 'vitest'
import { describeBet } from './bet-meaning.ts'

it.each([
  ['single', 'open', '6', 'open digit 6'],
  ['single', 'close', '0', 'close digit 0'],
  ['jodi', 'open', '07', 'jodi 07'],
  ['singlePanna', 'close', '124', 'close panna 124'],
  ['triplePanna', 'open', '777', 'open panna 777'],
  ['halfSangam', 'close', '7-123', 'close digit 7 with open panna 123'],
  ['halfSangam', 'open', '6-124', 'open digit 6 with close panna 124'],
  ['halfSangam', 'open', '6', '6'],
  ['fullSangam', null, '123-124', 'open panna 123 with close panna 124'],
  ['fullSangam', null, '123', '123'],
] as const)('%s on %s of %s means "%s" §4.22 §4.23', (betType, session, betNumber, words) => {
  expect(describeBet({ betType, session, betNumber })).toBe(words)
})
