import { expect, it } from 'vitest'
import type { BetTypeId } from './bet-types.ts'
import { partsBetOn } from './won-parts.ts'

it.each([
  ['single', 'open', ['openDigit']],
  ['single', 'close', ['closeDigit']],
  ['jodi', 'open', ['openDigit', 'closeDigit']],
  ['jodi', 'close', ['openDigit', 'closeDigit']],
  ['singlePanna', 'open', ['openPana']],
  ['doublePanna', 'close', ['closePana']],
  // Open digit with close panna, or close digit with open panna.
  ['halfSangam', 'open', ['openDigit', 'closePana']],
  ['halfSangam', 'close', ['closeDigit', 'openPana']],
  ['fullSangam', null, ['openPana', 'closePana']],
] as [BetTypeId, 'open' | 'close' | null, string[]][])(
  'a %s bet on %s is on %s',
  (betType, session, parts) => {
    expect(partsBetOn(betType, session)).toEqual(parts)
  },
)
