import { expect, it } from 'vitest'
import { normaliseMobile, typeMobile, validateSignup } from './profile.ts'

it.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['+91 09876543210', '9876543210'],
  ['98765432109', '9876543210'],
  ['91987654321', '9198765432'],
  ['+91 98765 432109', '9876543210'],
  ['9198765432101', '9198765432'],
  ['+9876543210', '9876543210'],
  ['91', '91'],
  ['9198765432', '9198765432'],
  ['98-76', '9876'],
  ['abc', ''],
  ['', ''],
  ['+९१ ९८७६५ ४३२१०', '9876543210'],
  ['૯૮૭૬૫૪૩૨૧૦', '9876543210'],
])('a mobile number typed as "%s" is kept as "%s"', (typed, kept) => {
  expect(normaliseMobile(typed)).toBe(kept)
})

it.each([
  ['an eleventh digit at the end', '9876543210', '98765432105', '9876543210'],
  ['an eleventh digit in the middle', '9876543210', '98765543210', '9876543210'],
  ['an eleventh digit in front', '9198765432', '79198765432', '9198765432'],
  ['an eleventh digit after 91', '9198765432', '91987654321', '9198765432'],
  ['+', '', '+', '+'],
  ['+9', '+', '+9', '+9'],
  ['+91', '+9', '+91', '+91'],
  ['the first digit after +91', '+91', '+919', '9'],
  ['a digit that is no country code', '+9', '+98', '98'],
  ['+91 in one paste', '', '+91 98765-43210', '9876543210'],
  ['another number pasted over it', '9876543210', '919812345678', '9812345678'],
  ['a digit less', '9876543210', '987654321', '987654321'],
  ['a Tamil digit', '98', '98௭', '987'],
])('a mobile number field takes %s', (_, before, typed, kept) => {
  expect(typeMobile(before, typed)).toBe(kept)
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
