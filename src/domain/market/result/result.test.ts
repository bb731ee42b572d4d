import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultFromPannas } from '../panna.ts'
import {
  formatResult,
  isCloseDeclared,
  isOpenDeclared,
  parseResult,
  undeclaredResult,
} from './result.ts'

describe('reading a result text', () => {
  it.each([
    ['nothing declared', '***-**-***'],
    ['an empty text', ''],
    ['a missing text', undefined],
    ['null', null],
    ['a text without hyphens', '1234567890'],
    ['a panna of two digits', '12-67-124'],
    ['a panna half declared', '12*-67-124'],
    ['words', 'Loading...'],
    ['one digit too many', '123-678-124'],
  ])('%s counts as nothing declared', (_, text) => {
    expect(parseResult(text)).toEqual(undeclaredResult)
  })

  it('spaces around it don’t matter', () => {
    expect(parseResult(' 134-80-479 ').closePana).toBe('479')
  })

  const panna = fc.option(fc.stringMatching(/^\d{3}$/))
  const digit = fc.option(fc.stringMatching(/^\d$/))
  const result = fc.record({
    openPana: panna,
    openDigit: digit,
    closeDigit: digit,
    closePana: panna,
  })

  it('any written result reads back the same', () => {
    fc.assert(
      fc.property(result, (r) => {
        expect(parseResult(formatResult(r))).toEqual(r)
      }),
    )
  })

  it('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseResult(text)).toBeDefined()
      }),
    )
  })
})

describe('what is declared', () => {
  it.each([
    ['***-**-***', false, false],
    ['***-*8-125', false, true],
    ['128-**-***', true, false],
    ['***-1*-***', true, false],
    ['***-**-125', false, true],
  ])('%s: open %s, close %s §3.9 §3.10', (text, open, close) => {
    expect(isOpenDeclared(parseResult(text))).toBe(open)
    expect(isCloseDeclared(parseResult(text))).toBe(close)
  })
})

it.each([
  ['245', null, '245-1*-***'],
  ['245', '125', '245-18-125'],
  [null, '550', '***-*0-550'],
  ['000', '550', '000-00-550'],
  [null, null, '***-**-***'],
])('drawing %s and %s gives %s', (open, close, text) => {
  expect(formatResult(resultFromPannas(open, close))).toBe(text)
})
