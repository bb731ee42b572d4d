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
    ['other signs for it', 'XXX-XX-XXX'],
    ['a dash', '–'],
  ])('%s counts as nothing declared', (_, text) => {
    expect(parseResult(text)).toEqual(undeclaredResult)
  })

  it.each([
    ['a text without hyphens', '1234567890'],
    ['a panna of two digits', '12-67-124'],
    ['a panna half declared', '12*-67-124'],
    ['words', 'Loading...'],
    ['one digit too many', '123-678-124'],
  ])('%s stays as it is, and neither session is offered', (_, text) => {
    const result = parseResult(text)
    expect(formatResult(result)).toBe(text)
    expect([isOpenDeclared(result), isCloseDeclared(result)]).toEqual([true, true])
  })

  it.each([
    ['128-1', '128-1*-***'],
    ['128-1*', '128-1*-***'],
    ['128 - 1* - ***', '128-1*-***'],
    ['128–14–347', '128-14-347'],
    ['१२८-१४-३४७', '128-14-347'],
  ])('%s is %s', (text, meant) => {
    expect(formatResult(parseResult(text))).toBe(meant)
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
