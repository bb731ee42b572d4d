import { expect, it } from 'vitest'
import { shortReference, stepsDone } from './request.ts'

it.each([
  ['deposit', 'pending', 1],
  ['deposit', 'Pending', 1],
  ['deposit', 'processing', 1],
  ['deposit', 'approved', 3],
  ['deposit', 'completed', 3],
  ['withdrawal', 'pending', 1],
  ['withdrawal', 'processing', 1],
  ['withdrawal', 'approved', 2],
  ['withdrawal', 'completed', 3],
  // Checked, and gone no further.
  ['deposit', 'rejected', 2],
  ['withdrawal', 'rejected', 2],
  ['withdrawal', 'on the moon', 1],
  ['withdrawal', 'constructor', 1],
  ['deposit', '__proto__', 1],
] as const)('a %s that is %s has %i of its three steps behind it', (kind, status, done) => {
  expect(stepsDone(kind, status)).toBe(done)
})

it('shortens a long reference to its end', () => {
  expect(shortReference('fund-3')).toBe('fund-3')
  expect(shortReference('66f0a1b2c3d4e5f6a7b8c9d0')).toBe('…a7b8c9d0')
})
