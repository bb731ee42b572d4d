import { describe, expect, it } from 'vitest'
import { sayBetProblem, sayStarlineBetProblem } from './bet-problem.ts'

describe('what is wrong with a bet', () => {
  it.each([
    [{ code: 'no-game' }, 'Please select a game'],
    [{ code: 'single-not-a-number' }, 'Single digit must be a number between 0-9'],
    [{ code: 'single-out-of-range' }, 'Single digit must be between 0-9'],
    [{ code: 'jodi-format' }, 'Jodi must be a 2-digit number'],
    [{ code: 'panna-format' }, 'Panna must be a 3-digit number'],
    [
      { code: 'wrong-panna-kind', detected: 'double', chosen: 'single' },
      'This is a double panna, but you selected single panna',
    ],
    [{ code: 'half-sangam-format' }, 'Half sangam format: digit-panna (e.g., 5-123)'],
    [{ code: 'full-sangam-format' }, 'Full sangam format: panna-panna (e.g., 123-456)'],
    [{ code: 'unknown-bet-type' }, 'Unknown bet type'],
    [{ code: 'session-closed', session: 'open' }, 'Open session betting has closed'],
    [{ code: 'session-closed', session: 'close' }, 'Close session betting has closed'],
  ] as const)('%o: %s', (problem, sentence) => {
    expect(sayBetProblem(problem)).toBe(sentence)
  })
})

it('a Starline bet with a wrong number', () => {
  expect(sayStarlineBetProblem({ code: 'invalid-number' })).toBe('Please enter a valid bet number')
})

describe.each([
  ['a bet', sayBetProblem],
  ['a Starline bet', sayStarlineBetProblem],
] as const)('what is wrong with the amount of %s', (_, say) => {
  it.each([
    [{ code: 'invalid-amount' }, 'Please enter a valid bet amount'],
    [{ code: 'below-minimum', minimum: 10 }, 'Minimum bet amount is ₹10'],
    [{ code: 'above-maximum', maximum: 10_000 }, 'Maximum bet amount is ₹10000'],
    [{ code: 'insufficient-balance' }, 'Insufficient balance'],
  ] as const)('%o: %s', (problem, sentence) => {
    expect(say(problem)).toBe(sentence)
  })
})
