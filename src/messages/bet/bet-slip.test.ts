import { expect, it } from 'vitest'
import { stopsTheRest } from './bet-slip.ts'

it.each([
  ['Insufficient balance', true],
  ['Open session betting has closed', true],
  ['Your account is inactive', true],
  ['Market Closed', true],
  ['This number takes no more bets', false],
])('a refusal speaks of the rest: %s: %s', (sentence, stops) => {
  expect(stopsTheRest([sentence])).toBe(stops)
})
