import { answerUnder, emptyAnswer, wholeAnswer, type CasesOf } from './case.ts'

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

const badNumber = 'Mobile number must have 10 digits'
const shortPassword = 'Password must be at least 6 characters long'

export const login: CasesOf<'login'> = {
  input: { body: { mobileNumber: '5876543210', password: 'play123' } },
  successes: {
    full: {
      ...wholeAnswer({ token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', user: sample }),
      exact: ['user.mobileNumber'],
    },
    sparse: {
      ...wholeAnswer({ token: '1', user: { name: 'Sample Player', mobileNumber: '5876543210' } }),
      exact: ['user.mobileNumber'],
    },
  },
  refusals: {
    'wrong-credentials': {
      input: { body: { mobileNumber: '5876543210', password: 'not-the-password' } },
      says: ['Invalid mobile number or password'],
    },
    'invalid-fields': {
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
      ...wholeAnswer({
        token: 'token-new',
        user: { ...newcomer, role: 'player', balance: 1000, isActive: true } as const,
      }),
      exact: ['user.name', 'user.mobileNumber', 'user.isActive'],
    },
    sparse: {
      ...nobody,
      ...wholeAnswer({ token: 'token-new', user: newcomer }),
      exact: ['user.name', 'user.mobileNumber'],
    },
  },
  refusals: {
    'already-registered': {
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

const profiles = {
  full: answerUnder('user', sample),
  sparse: { given: 'justSignedUp', ...answerUnder('user', bare) },
} as const

export const getAuthProfile: CasesOf<'getAuthProfile'> = { successes: profiles }

export const getUserProfile: CasesOf<'getUserProfile'> = {
  successes: {
    ...profiles,
    inactive: {
      given: 'notActive',
      params: { selfExcluded: false },
      ...answerUnder('user', {
        name: 'Inactive Player',
        mobileNumber: '5876543211',
        isActive: false,
      }),
      exact: ['user.isActive'],
    },
    'low balance': {
      given: 'lowBalance',
      ...answerUnder('user', { ...bare, balance: 640 }),
      exact: ['user.balance'],
    },
  },
}

export const updateUserProfile: CasesOf<'updateUserProfile'> = {
  input: { body: { name: 'Sample P.', email: 'sample@ank.example' } },
  successes: {
    full: emptyAnswer,
    // The client leaves it out if none is saved and none is typed.
    'without an email': { ...emptyAnswer, input: { body: { name: 'Sample P.' } } },
    'an empty email': { ...emptyAnswer, input: { body: { name: 'Sample P.', email: '' } } },
  },
  refusals: {
    'invalid-fields': {
      input: { body: { name: 'Sample P.', email: 'not an address' } },
      says: ['Please enter a valid email address'],
    },
  },
}

export const changePassword: CasesOf<'changePassword'> = {
  input: { body: { mobileNumber: '5876543210', newPassword: 'secret2' } },
  successes: { full: emptyAnswer, 'signed-in': { ...emptyAnswer, signedIn: true } },
  refusals: {
    'unknown-number': {
      ...nobody,
      input: { body: { mobileNumber: '9123456789', newPassword: 'secret2' } },
      says: ['No account has this mobile number'],
    },
    'invalid-fields': {
      input: { body: { mobileNumber: '5876543210', newPassword: '12345' } },
      says: [shortPassword],
    },
  },
}
