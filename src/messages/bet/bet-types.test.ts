import { expect, it } from 'vitest'
import { betTypeNames, nameBetType, nameStarlineBetType } from './bet-types.ts'

it('the seven bet types have these names', () => {
  expect(Object.values(betTypeNames)).toEqual([
    'Single Digit',
    'Jodi',
    'Single Panna',
    'Double Panna',
    'Triple Panna',
    'Half Sangam',
    'Full Sangam',
  ])
})

it.each([
  ['singlePanna', 'Single Panna'],
  ['single_panna', 'Single Panna'],
  ['Full Sangam', 'Full Sangam'],
  ['motor patti', 'motor patti'],
])('a host that writes %s means %s', (written, name) => {
  expect(nameBetType(written)).toBe(name)
})

it.each([
  ['singleDigit', 'Single Digit'],
  ['SINGLE_PANNA', 'Single Pana'],
  ['double pana', 'Double Pana'],
  ['triplePana', 'Triple Pana'],
  ['jodi', 'jodi'],
])('a Starline host that writes %s means %s', (written, name) => {
  expect(nameStarlineBetType(written)).toBe(name)
})
