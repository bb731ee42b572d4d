import { expect, test } from 'vitest'
import { mayBet } from './may-bet.ts'

test.each([
  [{}, true],
  [{ role: 'user', isActive: true }, true],
  [{ role: 'user', isActive: false }, false],
  [{ role: 'admin', isActive: true }, false],
  [{ role: 'Admin' }, false],
])('%j may bet: %s', (player, may) => {
  expect(mayBet(player)).toBe(may)
})
