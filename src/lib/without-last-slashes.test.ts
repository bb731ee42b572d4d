import { expect, it } from 'vitest'
import { withoutLastSlashes } from './without-last-slashes.ts'

it.each([
  ['https://host.example//', 0, 'https://host.example'],
  ['/a/b/', 1, '/a/b'],
  ['//', 0, ''],
  ['//', 1, '/'],
  ['', 1, ''],
  ['a', 0, 'a'],
])('%j without its last slashes, but with %i letters, is %j', (address, kept, left) => {
  expect(withoutLastSlashes(address, kept)).toBe(left)
})
