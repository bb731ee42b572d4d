import { expect, it } from 'vitest'
import { sayBetProblem } from '#words/bet/bet-problem.ts'

it('a single digit out of range, which the number field doesn’t let through', () => {
  const sentence = 'Single digit must be between 0-9'
  expect(sayBetProblem({ code: 'single-out-of-range' })).toBe(sentence)
})
