import { describe, expect, it } from 'vitest'
import {
  formatMobile,
  normaliseMobile,
  validateChangePassword,
  validateLogin,
  validateProfile,
  validateSignup,
} from './profile.ts'

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
  ['91', '91'],
  ['9198765432', '9198765432'],
  ['98-76', '9876'],
  ['abc', ''],
  ['', ''],
])('a mobile number typed as "%s" is kept as "%s"', (typed, kept) => {
  expect(normaliseMobile(typed)).toBe(kept)
})

it('a profile needs a name', () => {
  expect(validateProfile({ name: 'Asha' })).toEqual({})
  expect(validateProfile({ name: '' })).toEqual({ name: 'Name is required' })
  expect(validateProfile({ name: '   ' })).toEqual({ name: 'Name is required' })
})

describe('a password change', () => {
  const form = { mobileNumber: '9876543210', newPassword: 'secret', confirmPassword: 'secret' }

  it('of six characters may be sent', () => {
    expect(validateChangePassword(form)).toEqual({})
  })

  it.each([
    ['no mobile number', { mobileNumber: '' }, { mobileNumber: 'Mobile number is required' }],
    [
      'a short mobile number',
      { mobileNumber: '98765' },
      { mobileNumber: 'Please enter a valid 10-digit mobile number' },
    ],
    [
      'no password',
      { newPassword: '', confirmPassword: '' },
      { newPassword: 'New password is required' },
    ],
    [
      'five characters',
      { newPassword: 'secre', confirmPassword: 'secre' },
      { newPassword: 'Password must be at least 6 characters long' },
    ],
    [
      'two that differ',
      { confirmPassword: 'Secret' },
      { confirmPassword: 'Passwords do not match' },
    ],
  ])('with %s', (_, changes, errors) => {
    expect(validateChangePassword({ ...form, ...changes })).toEqual(errors)
  })
})

describe('a sign-up', () => {
  const form = {
    name: 'Asha Patil',
    mobileNumber: '9876543210',
    password: 'secret',
    confirmPassword: 'secret',
    adult: true,
  }

  it('may be sent when complete', () => {
    expect(validateSignup(form)).toEqual({})
  })

  it('names everything that is missing', () => {
    const empty = { name: ' ', mobileNumber: '', password: '', confirmPassword: '', adult: false }
    expect(validateSignup(empty)).toEqual({
      name: 'Name is required',
      mobileNumber: 'Mobile number is required',
      password: 'Password is required',
      adult: 'Please confirm that you are 18 or older',
    })
  })

  it('needs the same password twice', () => {
    expect(validateSignup({ ...form, confirmPassword: 'secrets' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
  })

  it('takes a number with its country code', () => {
    expect(validateSignup({ ...form, mobileNumber: '+91 98765 43210' })).toEqual({})
  })
})

it('a login needs a mobile number and a password', () => {
  expect(validateLogin({ mobileNumber: '9876543210', password: 'x' })).toEqual({})
  expect(validateLogin({ mobileNumber: '', password: '' })).toEqual({
    mobileNumber: 'Mobile number is required',
    password: 'Password is required',
  })
})

it.each([
  ['9876543210', '98765 43210'],
  ['12345', '12345'],
  ['', ''],
])('the mobile number "%s" is shown as "%s"', (number, shown) => {
  expect(formatMobile(number)).toBe(shown)
})
