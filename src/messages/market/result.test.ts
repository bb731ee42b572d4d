import { expect, it } from 'vitest'
import { parseResult } from '#domain/market/result/result.ts'
import { resultInWords } from './result.ts'

it.each([
  ['245-1*-***', 'Open 245, jodi 1 and pending, close pending'],
  ['***-**-***', 'Open pending, jodi pending, close pending'],
  ['134-80-479', 'Open 134, jodi 80, close 479'],
  ['***-*8-125', 'Open pending, jodi pending and 8, close 125'],
])('%s is spoken as "%s"', (text, words) => {
  expect(resultInWords(parseResult(text))).toBe(words)
})
