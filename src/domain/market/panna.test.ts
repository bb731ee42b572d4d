import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allPannas, canonicalPanna, classifyPanna, isCanonicalPanna, pannaDigit } from './panna.ts'

const threeDigits = fc.stringMatching(/^\d{3}$/)

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
