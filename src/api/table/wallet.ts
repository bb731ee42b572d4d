import * as z from 'zod/mini'
import { endpoint, inactive, invalidFields, refused } from '../endpoint.ts'
import {
  fundRequest,
  fundRequestWire,
  newFundRequest,
  newWithdrawal,
  withdrawal,
  withdrawalWire,
} from '../schemas/money.ts'
import { bankDetails, paymentDetails } from '../schemas/player.ts'
import { ignored, keyed, keyedList } from '../shape.ts'

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/user/bank-details',
  auth: 'bearer',
  success: keyed('bankDetails', bankDetails),
  refusals: [],
  invalidates: [],
  screens: ['/bank'],
  about: 'The saved bank account.',
})

export const updateBankDetails = endpoint({
  method: 'PUT',
  path: '/user/bank-details',
  auth: 'bearer',
  body: z.strictObject({
    accountHolderName: z.string(),
    accountNumber: z.string(),
    confirmAccountNumber: z.string(),
    ifscCode: z.string(),
    bankName: z.string(),
  }),
  success: ignored,
  refusals: [inactive, invalidFields('A field is missing or the account numbers differ.')],
  invalidates: ['getBankDetails', 'getUserProfile'],
  screens: ['/bank'],
  about: 'Saves the bank account.',
})

export const getPaymentDetails = endpoint({
  method: 'GET',
  path: '/user/payment-details',
  auth: 'bearer',
  success: keyed('paymentDetails', paymentDetails),
  refusals: [],
  invalidates: [],
  screens: ['/paytm', '/googlepay', '/phonepe'],
  about: 'The saved wallet numbers.',
})

export const updatePaymentDetails = endpoint({
  method: 'PUT',
  path: '/user/payment-details',
  auth: 'bearer',
  body: z.union([
    z.strictObject({ paytm: z.string() }),
    z.strictObject({ googlePay: z.string() }),
    z.strictObject({ phonepe: z.string() }),
  ]),
  success: ignored,
  refusals: [inactive, invalidFields('The number does not have 10 digits.')],
  invalidates: ['getPaymentDetails', 'getUserProfile'],
  screens: ['/paytm', '/googlepay', '/phonepe'],
  about: 'Saves one wallet number.',
})

export const createFundRequest = endpoint({
  method: 'POST',
  path: '/fund-request/create',
  auth: 'bearer',
  body: newFundRequest,
  success: ignored,
  refusals: [
    inactive,
    refused('duplicate-transaction', 'A request with this transaction id exists.'),
    invalidFields('The amount is below the minimum.'),
  ],
  invalidates: ['listFundRequests'],
  screens: ['/add-fund'],
  about: 'Asks an administrator to add paid money.',
})

export const listFundRequests = endpoint({
  method: 'GET',
  path: '/fund-request/history',
  auth: 'bearer',
  success: keyedList('requests', fundRequest, { wire: fundRequestWire }),
  refusals: [],
  invalidates: [],
  screens: ['/wallet-statement', '/add-fund'],
  about: 'Every fund request of the player.',
})

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/withdraw/request',
  auth: 'bearer',
  body: newWithdrawal,
  success: ignored,
  refusals: [
    inactive,
    refused('closed-on-sunday', 'It is Sunday.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    refused('no-details', 'The method has no saved details.'),
    invalidFields('The amount is below the minimum.'),
  ],
  invalidates: ['listWithdrawals', 'getUserProfile'],
  screens: ['/withdraw-fund'],
  about: 'Asks an administrator to pay money out.',
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/withdraw/history',
  auth: 'bearer',
  success: keyedList('withdrawals', withdrawal, { wire: withdrawalWire }),
  refusals: [],
  invalidates: [],
  screens: ['/withdraw-history', '/wallet-statement'],
  about: 'Every withdrawal of the player.',
})
