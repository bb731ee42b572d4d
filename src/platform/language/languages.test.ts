import { expect, it } from 'vitest'
import { addressIn, arrivedAt, wantedLanguage } from './languages.ts'

it.each([
  ['hi', ['en-IN'], 'hi'],
  ['en', ['hi-IN'], 'en'],
  [null, ['hi-IN', 'en-US'], 'hi'],
  [null, ['ta-IN', 'hi', 'en'], 'hi'],
  [null, ['en-GB', 'hi'], 'en'],
  [null, ['ta', 'fr-FR'], 'en'],
  [null, [], 'en'],
  // What nobody could have chosen.
  ['constructor', ['hi'], 'hi'],
] as const)('chosen %s, browser %j: %s', (chosen, spoken, wanted) => {
  expect(wantedLanguage(chosen, spoken)).toBe(wanted)
})

it('opens a screen on the page of another language, with its query and hash', () => {
  expect(addressIn('hi', '/bidding-history?page=2#x')).toBe(
    '/hi.html?language=hi#/bidding-history?page=2#x',
  )
  expect(addressIn('en', '/')).toBe('/?language=en#/')
})

it.each([
  ['?language=hi', '#/wallet?a=1', '/wallet?a=1'],
  ['?language=en', '#/', '/'],
  ['?language=hi', '', null],
  ['', '#/wallet', null],
  // Addresses of other sites.
  ['?language=hi', '#//evil.test/', null],
  ['?language=hi', '#/\\evil.test/', null],
  ['?language=hi', '#javascript:alert(1)', null],
])('a page opened with %s and %s shows %s', (search, hash, path) => {
  expect(arrivedAt({ search, hash })).toBe(path)
})
