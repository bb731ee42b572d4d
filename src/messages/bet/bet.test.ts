import { expect, it } from 'vitest'
import { sayBetProblem } from './bet-problem.ts'
import { betMessages } from './bet.ts'

it('a number that can never win is explained', () => {
  expect(betMessages.neverDrawn('321', '123')).toBe(
    '321 can never win: pannas are written low to high with 0 last, so this one is 123.',
  )
})

it('a single digit out of range, which the number field doesn’t let through', () => {
  const sentence = 'Single digit must be between 0-9'
  expect(sayBetProblem({ code: 'single-out-of-range' })).toBe(sentence)
})
