import { expect, test } from 'vitest'
import { formatClockError } from './clock-error.ts'

const minute = 60_000

test.each([
  [-12 * minute, 'Your phone’s clock is 12 minutes behind.'],
  [2 * minute + 1, 'Your phone’s clock is 2 minutes ahead.'],
  [-60 * minute, 'Your phone’s clock is 1 hour behind.'],
  [78 * minute, 'Your phone’s clock is 1 hour 18 minutes ahead.'],
  [-47 * 60 * minute, 'Your phone’s clock is 47 hours behind.'],
  [3.5 * 24 * 60 * minute, 'Your phone’s clock is 3 days ahead.'],
])('%d ms are “%s”', (error, sentence) => {
  expect(formatClockError(error)).toBe(sentence)
})
