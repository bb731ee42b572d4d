import type { CasesOf } from './case.ts'

const nobody = { given: 'nobodySignedIn', params: { freeNumber: '9123456789' } } as const

const sample = {
  name: 'Sample Player',
  mobileNumber: '5876543210',
  email: 'sample.player@ank.example',
  role: 'player',
  balance: 12450,
  isActive: true,
  bankDetails: {
    accountHolderName: 'Sample Player',
    accountNumber: '123400004821',
    ifscCode: 'ANKX0005943',
    bankName: 'Deccan Example Bank',
  },
  paymentDetails: { paytm: '5876543210', googlePay: '5876543210', phonepe: '5876543210' },
} as const
const newcomer = { name: 'Asha', mobileNumber: '9123456789' }
const bare = { name: 'New Player', mobileNumber: '5876543213' }

/** An answer of which a screen reads everything. */
const allOf = <Body>(body: Body) => ({ answer: body, reads: body })

const badNumber = 'Mobile number must have 10 digits'
const shortPassword = 'Password must be at least 6 characters long'

export const login: CasesOf<'login'> = {
  input: { body: { mobileNumber: '5876543210', password: 'play123' } },
  successes: {
    full: {
      given: 'regularDay',
      ...allOf({ token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', user: sample }),
      exact: ['user.mobileNumber'],
    },
    sparse: {
      given: 'regularDay',
      ...allOf({ token: '1', user: { name: 'Sample Player', mobileNumber: '5876543210' } }),
      exact: ['user.mobileNumber'],
    },
  },
  refusals: {
    'wrong-credentials': {
      given: 'regularDay',
      input: { body: { mobileNumber: '5876543210', password: 'not-the-password' } },
      says: ['Invalid mobile number or password'],
    },
    'invalid-fields': {
      given: 'regularDay',
      input: { body: { mobileNumber: '5876543210', password: '' } },
      says: ['Password is required'],
    },
  },
}

export const signup: CasesOf<'signup'> = {
  input: { body: { ...newcomer, password: 'secret1' } },
  successes: {
    full: {
      ...nobody,
      ...allOf({
        token: 'token-new',
        user: { ...newcomer, role: 'player', balance: 1000, isActive: true } as const,
      }),
      exact: ['user.name', 'user.mobileNumber', 'user.isActive'],
    },
    sparse: {
      ...nobody,
      ...allOf({ token: 'token-new', user: newcomer }),
      exact: ['user.name', 'user.mobileNumber'],
    },
  },
  refusals: {
    'already-registered': {
      given: 'regularDay',
      input: { body: { name: 'Asha', mobileNumber: '5876543210', password: 'secret1' } },
      says: ['This mobile number is already registered'],
    },
    'invalid-fields': {
      ...nobody,
      input: { body: { name: '', mobileNumber: '12', password: '1' } },
      says: ['Name is required', badNumber, shortPassword],
    },
  },
}

export const getAuthProfile: CasesOf<'getAuthProfile'> = {
  successes: {
    full: { given: 'regularDay', answer: { user: sample }, reads: sample },
    sparse: { given: 'justSignedUp', answer: { user: bare }, reads: bare },
  },
}

export const getUserProfile: CasesOf<'getUserProfile'> = {
  successes: {
    full: { given: 'regularDay', answer: { user: sample }, reads: sample },
    sparse: { given: 'justSignedUp', answer: { user: bare }, reads: bare },
    inactive: {
      given: 'notActive',
      params: { selfExcluded: false },
      answer: { user: { name: 'Inactive Player', mobileNumber: '5876543211', isActive: false } },
      reads: { name: 'Inactive Player', mobileNumber: '5876543211', isActive: false },
      exact: ['user.isActive'],
    },
  },
}

export const updateUserProfile: CasesOf<'updateUserProfile'> = {
  input: { body: { name: 'Sample P.', email: 'sample@ank.example' } },
  successes: {
    full: { given: 'regularDay', answer: {}, reads: null },
    // The client leaves it out if none is saved and none is typed.
    'without an email': {
      given: 'regularDay',
      input: { body: { name: 'Sample P.' } },
      answer: {},
      reads: null,
    },
    'an empty email': {
      given: 'regularDay',
      input: { body: { name: 'Sample P.', email: '' } },
      answer: {},
      reads: null,
    },
  },
  refusals: {
    'invalid-fields': {
      given: 'regularDay',
      input: { body: { name: 'Sample P.', email: 'not an address' } },
      says: ['Please enter a valid email address'],
    },
  },
}

export const changePassword: CasesOf<'changePassword'> = {
  input: { body: { mobileNumber: '5876543210', newPassword: 'secret2' } },
  successes: {
    full: { given: 'regularDay', answer: {}, reads: null },
    'signed-in': { given: 'regularDay', answer: {}, reads: null, signedIn: true },
  },
  refusals: {
    'unknown-number': {
      ...nobody,
      input: { body: { mobileNumber: '9123456789', newPassword: 'secret2' } },
      says: ['No account has this mobile number'],
    },
    'invalid-fields': {
      given: 'regularDay',
      input: { body: { mobileNumber: '5876543210', newPassword: '12345' } },
      says: [shortPassword],
    },
  },
}
