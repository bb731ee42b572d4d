import { describe, expect, it } from 'vitest'
import { readMobile, validateChangePassword, validateLogin, validateSignup } from './profile.ts'

it.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '(98765) 43210',
  '+91 98765 43210',
  '+919876543210',
  '+91 09876543210',
  '919876543210',
  '00919876543210',
  '0091 98765 43210',
  '09876543210',
  '\u200E98765\u00A043210\u200B',
  '+९१ ९८७६५ ४३२१०',
  '૯૮૭૬૫૪૩૨૧૦',
])('"%s" is the Indian number 9876543210', (typed) => {
  expect(readMobile(typed)).toBe('9876543210')
})

it.each([
  ['+971 50 123 4567', '+971501234567'],
  ['00971 50 123 4567', '00971501234567'],
  ['+1 415 555 2671', '+14155552671'],
  ['+9876543210', '+9876543210'],
  ['98765432101', '98765432101'],
  ['+91 98765 432109', '+9198765432109'],
  ['9198765432101', '9198765432101'],
  ['91987654321', '91987654321'],
  ['98-76', '9876'],
  ['91', '91'],
  ['+', '+'],
  ['', ''],
  [' 98765 or 43210 ', '98765 or 43210'],
])('of "%s", which isn’t one, nothing is cut: %s', (typed, read) => {
  expect(readMobile(typed)).toBe(read)
})

it('a number is read once: what was read stays as it is', () => {
  for (const typed of ['9198765432', '0123456789', '+971501234567', '98765'])
    expect(readMobile(readMobile(typed))).toBe(readMobile(typed))
})

const password = { newPassword: 'secret1', confirmPassword: 'secret1' }

describe('a change of password', () => {
  it.each([
    ['', { mobileNumber: { code: 'mobile-required' } }],
    ['\u200B', { mobileNumber: { code: 'mobile-required' } }],
    ['987654321', {}],
    ['9876543210', {}],
    ['98765432101', { mobileNumber: { code: 'mobile-too-long' } }],
    ['+971501234567', { mobileNumber: { code: 'mobile-too-long' } }],
  ])('of "%s": %o §5.24 §5.25 §9.34', (mobileNumber, problems) => {
    expect(validateChangePassword({ ...password, mobileNumber })).toEqual(problems)
  })
})

it.each(['9', '9876543210', '98765432101', '+971501234567'])(
  'a login takes any number: %s',
  (mobileNumber) => {
    expect(validateLogin({ mobileNumber, password: 'play123' })).toEqual({})
  },
)

it.each(['\u200B\u2060', '\u2800', '\u3164', '\u200D'])('the name "%s" is none', (name) => {
  const typed = { mobileNumber: '9876543210', password: 'play123', confirmPassword: 'play123' }
  expect(validateSignup({ ...typed, name, adult: true })).toEqual({
    name: { code: 'name-required' },
  })
})

it('a sign-up names everything that is missing §5.19', () => {
  const empty = { name: ' ', mobileNumber: '', password: '', confirmPassword: '', adult: false }
  expect(validateSignup(empty)).toEqual({
    name: { code: 'name-required' },
    mobileNumber: { code: 'mobile-required' },
    password: { code: 'password-required' },
    adult: { code: 'adult-required' },
  })
})
