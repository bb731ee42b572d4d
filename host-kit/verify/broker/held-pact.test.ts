import { expect, test } from 'vitest'
import { readPact } from '#contracts/consumer/pact-file.ts'
import { differenceOf } from './held-pact.ts'

const ours = readPact('needs')

test('a pact that says of an interaction on which screen it’s needed asks for the same', () => {
  const interactions = ours.interactions.map((one) => ({
    ...one,
    comments: { text: ['If this fails, a player can’t do this on /another-screen.'] },
  }))
  expect(differenceOf({ ...ours, interactions })).toBeNull()
})

test('a pact that asks for another answer doesn’t', () => {
  const interactions = ours.interactions.map((one) =>
    one.description === 'placeBet: full' ? { ...one, response: { status: 201 } } : one,
  )
  expect(differenceOf({ ...ours, interactions })).toBe(
    'asks for something else in 1 interaction ("placeBet: full")',
  )
})
