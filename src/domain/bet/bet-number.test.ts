import { describe, expect, it } from 'vitest'
import { allPannas } from '../market/panna.ts'
import { betNumberProblem, normalizeBetNumber, pannaGuard } from './bet-number.ts'

it.each([
  ['fullSangam', '123456', '123-456'],
  ['fullSangam', '123-456', '123-456'],
  ['fullSangam', '12345', '12345'],
  ['halfSangam', '5123', '5-123'],
  ['halfSangam', '5-123', '5-123'],
  ['jodi', '05', '05'],
  ['jodi', ' 5 ', '5'],
  ['single', '0', '0'],
] as const)('%s typed as "%s" is sent as "%s" §4.24', (betType, typed, sent) => {
  expect(normalizeBetNumber(betType, typed)).toBe(sent)
})

const notANumber = { code: 'single-not-a-number' }
const outOfRange = { code: 'single-out-of-range' }
const jodi = { code: 'jodi-format' }
const panna = { code: 'panna-format' }
const half = { code: 'half-sangam-format' }
const full = { code: 'full-sangam-format' }
const unknown = { code: 'unknown-bet-type' }
const kind = (detected: string, chosen: string) => ({ code: 'wrong-panna-kind', detected, chosen })

describe('what’s wrong with a number', () => {
  it.each([
    ['single', '0', null],
    ['single', '9', null],
    ['single', '', notANumber],
    ['single', '-', notANumber],
    ['single', '5.5', notANumber],
    ['single', '10', outOfRange],
    ['single', '-1', outOfRange],
    ['jodi', '00', null],
    ['jodi', '99', null],
    ['jodi', '7', jodi],
    ['jodi', '100', jodi],
    ['jodi', 'ab', jodi],
    ['single_panna', '123', null],
    ['single_panna', '321', null],
    ['single_panna', '12', panna],
    ['single_panna', '12a', panna],
    ['single_panna', '1234', panna],
    ['single_panna', '122', kind('double', 'single')],
    ['single_panna', '111', kind('triple', 'single')],
    ['double_panna', '550', null],
    ['double_panna', '505', null],
    ['double_panna', '123', kind('single', 'double')],
    ['double_panna', '000', kind('triple', 'double')],
    ['triple_panna', '000', null],
    ['triple_panna', '123', kind('single', 'triple')],
    ['triple_panna', '001', kind('double', 'triple')],
    ['half_sangam_open', '5-123', null],
    ['half_sangam_close', '0-550', null],
    ['half_sangam_open', '5123', half],
    ['half_sangam_open', '5-12', half],
    ['half_sangam_close', '123-5', half],
    ['full_sangam', '123-456', null],
    ['full_sangam', '123456', full],
    ['full_sangam', '123-45', full],
    ['quadruple_panna', '1234', unknown],
    ['', '1', unknown],
  ])('%s "%s": %o §5.2-5.9', (validation, number, problem) => {
    expect(betNumberProblem(validation, number)).toEqual(problem)
  })
})

describe('a number that can never win', () => {
  it.each([
    ['singlePanna', '321', '123'],
    ['singlePanna', '012', '120'],
    ['doublePanna', '055', '550'],
    ['doublePanna', '595', '559'],
    ['halfSangam', '7-321', '7-123'],
    ['halfSangam', '7321', '7-123'],
    ['fullSangam', '321-456', '123-456'],
    ['fullSangam', '321654', '123-456'],
  ] as const)('%s %s: use %s', (betType, typed, better) => {
    expect(pannaGuard(betType, typed)).toEqual({
      number: normalizeBetNumber(betType, typed),
      better,
    })
  })

  it.each([
    ['singlePanna', '123'],
    ['singlePanna', '32'],
    ['singlePanna', ''],
    ['triplePanna', '000'],
    ['halfSangam', '7-123'],
    ['halfSangam', '7-32'],
    ['fullSangam', '123-456'],
    ['jodi', '21'],
    ['single', '3'],
  ] as const)('%s "%s" is left alone', (betType, typed) => {
    expect(pannaGuard(betType, typed)).toBeNull()
  })

  it('no panna that can be drawn is ever questioned', () => {
    for (const drawn of allPannas()) expect(pannaGuard('singlePanna', drawn)).toBeNull()
  })
})
