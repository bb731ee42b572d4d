import { expect, it, vi } from 'vitest'
import { secureRandom } from './random.ts'

it.each([
  [0, 0],
  [2 ** 31, 0.5],
  [2 ** 32 - 1, 1 - 2 ** -32],
])('the browser’s %d is %d', (value, expected) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) => {
    ;(array as Uint32Array)[0] = value
    return array
  })
  expect(secureRandom()).toBe(expected)
})
