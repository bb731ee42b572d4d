import { done, listed, under, type CasesOf } from './case.ts'

const bank = {
  accountHolderName: 'Sample Player',
  accountNumber: '123400004821',
  ifscCode: 'ANKX0005943',
  bankName: 'Deccan Example Bank',
}

export const getBankDetails: CasesOf<'getBankDetails'> = {
  successes: {
    full: under('bankDetails', bank),
    sparse: { given: 'justSignedUp', ...under('bankDetails', {}) },
  },
}

export const updateBankDetails: CasesOf<'updateBankDetails'> = {
  input: { body: { ...bank, confirmAccountNumber: '123400004821' } },
  successes: { full: done },
  refusals: {
    'invalid-fields': {
      input: { body: { ...bank, confirmAccountNumber: '999', bankName: '' } },
      says: ['Account numbers do not match'],
    },
  },
}

const wallets = { paytm: '5876543210', googlePay: '5876543210', phonepe: '5876543210' }

export const getPaymentDetails: CasesOf<'getPaymentDetails'> = {
  successes: {
    full: under('paymentDetails', wallets),
    sparse: { given: 'justSignedUp', ...under('paymentDetails', {}) },
  },
}

export const updatePaymentDetails: CasesOf<'updatePaymentDetails'> = {
  input: { body: { paytm: '9000000011' } },
  successes: {
    full: done,
    'google pay': { ...done, input: { body: { googlePay: '9000000012' } } },
    phonepe: { ...done, input: { body: { phonepe: '9000000013' } } },
  },
  refusals: {
    'invalid-fields': {
      input: { body: { paytm: '12345' } },
      says: ['Please enter a valid 10-digit mobile number'],
    },
  },
}

const paid = { amount: 500, transactionId: '1763626320000457' }

export const createFundRequest: CasesOf<'createFundRequest'> = {
  input: { body: { ...paid, paymentMethod: 'UPI' } },
  successes: {
    full: done,
    'by QR code': { ...done, input: { body: { ...paid, paymentMethod: 'QR' } } },
  },
  refusals: {
    'duplicate-transaction': {
      given: 'oneFundRequest',
      params: { status: 'pending' },
      input: { body: { amount: 500, transactionId: '1763626320000123', paymentMethod: 'UPI' } },
      says: ['A request with this transaction id exists already'],
    },
    'invalid-fields': {
      input: { body: { ...paid, amount: 1, paymentMethod: 'UPI' } },
      says: ['Minimum deposit amount is 100 points'],
    },
  },
}

const waiting = {
  requestId: 'FR-1',
  amount: 500,
  transactionId: '1763626320000123',
  paymentMethod: 'UPI',
  status: 'pending',
  createdAt: '2026-11-20T08:12:00.000Z',
} as const
const rejected = {
  ...waiting,
  status: 'rejected',
  remarks: 'No payment with this transaction id was found',
} as const

export const listFundRequests: CasesOf<'listFundRequests'> = {
  successes: {
    full: listed('oneFundRequest', 'requests', rejected, 'status', 'transactionId'),
    sparse: listed('oneFundRequest', 'requests', waiting, 'status', 'transactionId'),
    empty: { given: 'justSignedUp', ...under('requests', []) },
  },
}

export const requestWithdrawal: CasesOf<'requestWithdrawal'> = {
  input: { body: { amount: 1000, method: 'bank' } },
  successes: {
    full: done,
    phonepe: { ...done, input: { body: { amount: 1500, method: 'phonepe' } } },
    'google pay': { ...done, input: { body: { amount: 1000, method: 'googlepay' } } },
    paytm: { ...done, input: { body: { amount: 1000, method: 'paytm' } } },
  },
  refusals: {
    'closed-on-sunday': { given: 'sunday', says: ['Withdrawals are closed on Sundays'] },
    'insufficient-balance': { given: 'lowBalance', says: ['Insufficient balance'] },
    'no-details': {
      given: 'noPayoutAccount',
      says: ['Please save the details of this withdrawal method first'],
    },
    'invalid-fields': {
      input: { body: { amount: 50, method: 'bank' } },
      says: ['Minimum withdrawal amount is ₹1000'],
    },
  },
}

const pendingWithdrawal = {
  _id: 'withdrawal-1',
  amount: 1000,
  method: 'phonepe',
  status: 'pending',
  createdAt: '2026-11-20T08:12:00.000Z',
} as const
const paidOut = {
  ...pendingWithdrawal,
  status: 'completed',
  accountDetails: '5876543213',
  transactionId: 'NEFT-2201',
} as const
const turnedDown = {
  ...pendingWithdrawal,
  status: 'rejected',
  remarks: 'The account details could not be verified',
} as const

export const listWithdrawals: CasesOf<'listWithdrawals'> = {
  successes: {
    full: listed('oneWithdrawal', 'withdrawals', paidOut, 'status', 'method'),
    rejected: listed('oneWithdrawal', 'withdrawals', turnedDown, 'status'),
    sparse: listed('oneWithdrawal', 'withdrawals', pendingWithdrawal, 'status'),
    empty: { given: 'justSignedUp', ...under('withdrawals', []) },
  },
}
