import { expect, it } from 'vitest'
import { sayPlayProblem, sayTiming } from './game.ts'

it.each([
  ['market-closed', 'Market Closed'],
  ['all-declared', 'All results have been declared.'],
  ['between-sessions', 'Between betting sessions.'],
  ['all-sessions-currently-closed', 'All sessions are currently closed.'],
  ['all-sessions-closed', 'All sessions are closed!'],
  ['both-sessions-closed', 'Both sessions are closed!'],
] as const)('a market that takes no bets, %s: %s', (code, sentence) => {
  expect(sayPlayProblem({ code })).toBe(sentence)
})

it.each([
  ['open', true, 'Open session betting is available'],
  ['open', false, 'Open session betting has closed'],
  ['close', true, 'Close session betting is available'],
  ['close', false, 'Close session betting has closed'],
] as const)('the %s session, bets taken %s: %s', (session, allowed, sentence) => {
  expect(sayTiming(session, allowed)).toBe(sentence)
})
