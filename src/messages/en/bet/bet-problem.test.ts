import { expect, it } from 'vitest'
import { formatBetProblem } from '#messages/en/bet/bet-problem.ts'

it('a single digit out of range, which the number field doesn’t let through', () => {
  const sentence = 'Single digit must be between 0-9'
  expect(formatBetProblem({ code: 'single-out-of-range' })).toBe(sentence)
})
