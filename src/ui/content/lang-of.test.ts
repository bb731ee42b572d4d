import { expect, it } from 'vitest'
import { langOf } from './lang-of.ts'

it.each([
  ['Closed today', 'en-IN'],
  ['₹ 500 off', 'en-IN'],
  ['आज बंद है', undefined],
  ['UPI से भेजें', undefined],
  ['भेजें by UPI', undefined],
  ['₹500', undefined],
  ['', undefined],
  [null, undefined],
])('%j is read in %s', (text, lang) => {
  expect(langOf(text)).toBe(lang)
})

it('only the beginning of a long text decides', () => {
  expect(langOf(`${'a'.repeat(2000)}अ`)).toBe('en-IN')
  expect(langOf(`${'a'.repeat(1999)}अ`)).toBeUndefined()
  expect(langOf(`${'a'.repeat(2000)}अ`, 2001)).toBeUndefined()
})
