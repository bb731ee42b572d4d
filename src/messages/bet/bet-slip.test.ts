import { expect, it } from 'vitest'
import { betSlipMessages as english } from '#messages/en/bet/bet-slip.ts'
import { betSlipMessages as hindi } from '../hi/bet/bet-slip.ts'

it.each([
  [1, 2, '1 of 2 can’t win', '2 में से 1 नहीं जीत सकती'],
  [2, 3, '2 of 3 can’t win', '3 में से 2 नहीं जीत सकतीं'],
])('%d of %d bets that can’t win, in both languages', (lost, all, inEnglish, inHindi) => {
  expect(english.cantWin(lost, all)).toBe(inEnglish)
  expect(hindi.cantWin(lost, all)).toBe(inHindi)
})
