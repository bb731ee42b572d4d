import { expect, it } from 'vitest'
import { isAppPath } from './paths.ts'

it.each([
  ['/dashboard', true],
  ['/a//b', true],
  ['', false],
  ['dashboard', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  // A browser leaves tabs and line breaks out before it reads an address.
  ['/\t/evil.example', false],
  ['/\n\r\\evil.example', false],
  [null, false],
])('%j is a path of this app: %s', (path, isOne) => {
  expect(isAppPath(path)).toBe(isOne)
})
