import { describe, expect, it } from 'vitest'
import { betTypeList, isBetTypeId, readBetType, validationType } from './bet-types.ts'

describe('the seven bet types', () => {
  it('are these, in this order, under these addresses §2.16 §9.7-9.11 §9.20', () => {
    expect(betTypeList.map(({ id, path, rateKey }) => [id, path, rateKey])).toEqual([
      ['single', 'single-digit', 'singleDigit'],
      ['jodi', 'jodi', 'jodiDigit'],
      ['singlePanna', 'single-panna', 'singlePana'],
      ['doublePanna', 'double-panna', 'doublePana'],
      ['triplePanna', 'triple-panna', 'triplePana'],
      ['halfSangam', 'half-sangam', 'halfSangam'],
      ['fullSangam', 'full-sangam', 'fullSangam'],
    ])
  })

  it.each([
    ['single', 'open', 'single'],
    ['jodi', 'close', 'jodi'],
    ['singlePanna', 'open', 'single_panna'],
    ['doublePanna', 'close', 'double_panna'],
    ['triplePanna', 'open', 'triple_panna'],
    ['halfSangam', 'open', 'half_sangam_open'],
    ['halfSangam', 'close', 'half_sangam_close'],
    ['fullSangam', null, 'full_sangam'],
  ] as const)('%s on %s is validated as %s §3.20', (betType, session, validation) => {
    expect(validationType(betType, session)).toBe(validation)
  })

  it.each([
    ['singlePanna', 'singlePanna'],
    ['single_panna', 'singlePanna'],
    ['Single Panna', 'singlePanna'],
    ['single digit', 'single'],
    ['FULL-SANGAM', 'fullSangam'],
    ['triplePana', 'triplePanna'],
  ])('a host that writes "%s" means %s', (text, id) => {
    expect(readBetType(text)?.id).toBe(id)
  })

  it.each(['', 'toString', 'quadruple', null, undefined])('"%s" isn’t a bet type', (text) => {
    expect(readBetType(text)).toBeNull()
    expect(isBetTypeId(text ?? '')).toBe(false)
  })
})
