import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allPannas,
  canonicalPanna,
  classifyPanna,
  isCanonicalPanna,
  pannaDigit,
  pannasByDigit,
} from './panna.ts'

const digits = '0123456789'.split('')
const threeDigits = fc.stringMatching(/^\d{3}$/)

describe('the pannas', () => {
  it('there are 220: 120 single, 90 double, 10 triple', () => {
    expect(allPannas()).toHaveLength(220)
    expect(new Set(allPannas()).size).toBe(220)
    expect(allPannas('single')).toHaveLength(120)
    expect(allPannas('double')).toHaveLength(90)
    expect(allPannas('triple')).toHaveLength(10)
  })

  it.each(digits)('twenty-two of them stand for %s: 12 single, 9 double, 1 triple', (digit) => {
    expect(allPannas().filter((panna) => pannaDigit(panna) === digit)).toHaveLength(22)
    expect(pannasByDigit('single', digit)).toHaveLength(12)
    expect(pannasByDigit('double', digit)).toHaveLength(9)
    expect(pannasByDigit('triple', digit)).toHaveLength(1)
  })

  it('the double pannas of 1, in order', () => {
    const expected = ['100', '119', '155', '227', '335', '344', '399', '588', '669']
    expect(pannasByDigit('double', '1')).toEqual(expected)
  })

  it('the triple panna of 0 is 000, and of 1 is 777', () => {
    expect(pannasByDigit('triple', '0')).toEqual(['000'])
    expect(pannasByDigit('triple', '1')).toEqual(['777'])
  })
})

describe('any three digits', () => {
  it('can be sorted into a panna that can be drawn, of the same kind and digit', () => {
    fc.assert(
      fc.property(threeDigits, (typed) => {
        const panna = canonicalPanna(typed)
        expect(allPannas()).toContain(panna)
        expect(isCanonicalPanna(panna)).toBe(true)
        expect(classifyPanna(panna)).toBe(classifyPanna(typed))
        expect(pannaDigit(panna)).toBe(pannaDigit(typed))
      }),
    )
  })
})

describe('what isn’t a panna', () => {
  it.each(['', '1', '12', '1234', '12a', ' 12', '***', '1-2'])('"%s"', (text) => {
    expect(classifyPanna(text)).toBeNull()
    expect(canonicalPanna(text)).toBe(text)
    expect(isCanonicalPanna(text)).toBe(false)
    expect(pannaDigit(text)).toBe('')
  })
})
