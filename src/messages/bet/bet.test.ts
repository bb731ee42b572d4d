import { expect, it } from 'vitest'
import { betMessages } from './bet.ts'

it.each([
  ['single', 'All three digits different'],
  ['double', 'Exactly two digits the same'],
  ['triple', 'All three digits the same'],
] as const)('the hint of a %s panna: %s §2.79', (pannaKind, hint) => {
  expect(betMessages.pannaHint[pannaKind]).toBe(hint)
})

it('a number that can never win is explained, and the better one is offered', () => {
  expect(betMessages.offerNumber('123')).toBe('Use 123')
  expect(betMessages.neverDrawn('321', '123')).toBe(
    '321 can never win: pannas are written low to high with 0 last, so this one is 123.',
  )
})
