import { expect, it } from 'vitest'
import { encodeQr } from './qr-matrix.ts'

/** Both margins. */
const white = 4

// What fits into the smallest codes at level M, byte mode (ISO/IEC 18004, table 7): 14 and 26.
// At L it were 17 and 32, at Q 11 and 20.
it.each([
  [14, 21],
  [15, 25],
  [26, 25],
  [27, 29],
])('a code of %d bytes has %d modules: error level M §7.48', (bytes, modules) => {
  expect(encodeQr('a'.repeat(bytes)).size).toBe(modules + white)
})

it('a text that no code holds is refused at once', () => {
  expect(encodeQr('a'.repeat(2331)).size).toBe(177 + white)
  expect(() => encodeQr('a'.repeat(2332))).toThrow('too long')
})
