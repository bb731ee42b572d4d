import { answerUnder, emptyAnswer, onlyRow, type CasesOf } from './case.ts'

const bank = {
  accountHolderName: 'Sample Player',
  accountNumber: '123400004821',
  ifscCode: 'ANKX0005943',
  bankName: 'Deccan Example Bank',
}

export const getBankDetails: CasesOf<'getBankDetails'> = {
  successes: {
    full: answerUnder('bankDetails', bank),
    sparse: { given: 'justSignedUp', ...answerUnder('bankDetails', {}) },
  },
}

export const updateBankDetails: CasesOf<'updateBankDetails'> = {
  input: { body: { ...bank, confirmAccountNumber: '123400004821' } },
  successes: { full: emptyAnswer },
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
    full: answerUnder('paymentDetails', wallets),
    sparse: { given: 'justSignedUp', ...answerUnder('paymentDetails', {}) },
  },
}

export const updatePaymentDetails: CasesOf<'updatePaymentDetails'> = {
  input: { body: { paytm: '9000000011' } },
  successes: {
    full: emptyAnswer,
    'google pay': { ...emptyAnswer, input: { body: { googlePay: '9000000012' } } },
    phonepe: { ...emptyAnswer, input: { body: { phonepe: '9000000013' } } },
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
    full: emptyAnswer,
    'by QR code': { ...emptyAnswer, input: { body: { ...paid, paymentMethod: 'QR' } } },
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
    full: onlyRow('oneFundRequest', 'requests', rejected, 'status', 'transactionId'),
    sparse: onlyRow('oneFundRequest', 'requests', waiting, 'status', 'transactionId'),
    empty: { given: 'justSignedUp', ...answerUnder('requests', []) },
  },
}

export const requestWithdrawal: CasesOf<'requestWithdrawal'> = {
  input: { body: { amount: 1000, method: 'bank' } },
  successes: {
    full: emptyAnswer,
    phonepe: { ...emptyAnswer, input: { body: { amount: 1500, method: 'phonepe' } } },
    'google pay': { ...emptyAnswer, input: { body: { amount: 1000, method: 'googlepay' } } },
    paytm: { ...emptyAnswer, input: { body: { amount: 1000, method: 'paytm' } } },
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
    full: onlyRow('oneWithdrawal', 'withdrawals', paidOut, 'status', 'method'),
    rejected: onlyRow('oneWithdrawal', 'withdrawals', turnedDown, 'status'),
    sparse: onlyRow('oneWithdrawal', 'withdrawals', pendingWithdrawal, 'status'),
    empty: { given: 'justSignedUp', ...answerUnder('withdrawals', []) },
  },
}
