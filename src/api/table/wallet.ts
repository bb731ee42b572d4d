import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { inactive, invalidFields, refused, selfExcluded } from '../notes.ts'
import {
  fundRequest,
  fundRequestWire,
  newFundRequest,
  newWithdrawal,
  withdrawal,
  withdrawalWire,
} from '../schemas/money.ts'
import { bankDetails, paymentDetails } from '../schemas/player.ts'
import { acknowledged, ignored, keyed, keyedList } from '../shape.ts'

export const getBankDetails = endpoint({
  about: 'The saved bank account.',
  method: 'GET',
  path: '/user/bank-details',
  auth: 'bearer',
  success: keyed('bankDetails', bankDetails),
  keeps: 'nothing',
  screens: ['/bank'],
})

export const updateBankDetails = endpoint({
  about: 'Saves the bank account.',
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
  keeps: 'nothing',
  invalidates: ['getBankDetails', 'getUserProfile'],
  screens: ['/bank'],
  refusals: [inactive, invalidFields('A field is missing or the account numbers differ.')],
})

export const getPaymentDetails = endpoint({
  about: 'The saved wallet numbers.',
  method: 'GET',
  path: '/user/payment-details',
  auth: 'bearer',
  success: keyed('paymentDetails', paymentDetails),
  keeps: 'nothing',
  screens: ['/paytm', '/googlepay', '/phonepe'],
})

export const updatePaymentDetails = endpoint({
  about: 'Saves one wallet number.',
  method: 'PUT',
  path: '/user/payment-details',
  auth: 'bearer',
  body: z.union([
    z.strictObject({ paytm: z.string() }),
    z.strictObject({ googlePay: z.string() }),
    z.strictObject({ phonepe: z.string() }),
  ]),
  success: ignored,
  keeps: 'nothing',
  invalidates: ['getPaymentDetails', 'getUserProfile'],
  screens: ['/paytm', '/googlepay', '/phonepe'],
  refusals: [inactive, invalidFields('The number does not have 10 digits.')],
})

export const createFundRequest = endpoint({
  about: 'Asks an administrator to add paid money.',
  method: 'POST',
  path: '/fund-request/create',
  auth: 'bearer',
  body: newFundRequest,
  success: acknowledged,
  keeps: 'nothing',
  invalidates: ['listFundRequests'],
  screens: ['/add-fund'],
  refusals: [
    inactive,
    selfExcluded,
    refused('duplicate-transaction', 'A request with this transaction id exists.'),
    invalidFields('The amount is below the minimum.'),
  ],
})

export const listFundRequests = endpoint({
  about: "All of the player's fund requests.",
  method: 'GET',
  path: '/fund-request/history',
  auth: 'bearer',
  success: keyedList('requests', fundRequest, fundRequestWire),
  keeps: 'answer',
  screens: ['/wallet-statement'],
})

export const requestWithdrawal = endpoint({
  about: 'Asks an administrator to pay money out.',
  method: 'POST',
  path: '/withdraw/request',
  auth: 'bearer',
  body: newWithdrawal,
  success: acknowledged,
  keeps: 'nothing',
  invalidates: ['listWithdrawals', 'getUserProfile'],
  screens: ['/withdraw-fund'],
  refusals: [
    inactive,
    refused('closed-on-sunday', 'It is Sunday.'),
    refused('insufficient-balance', 'The amount is above the balance.'),
    refused('no-details', 'The method has no saved details.'),
    invalidFields('The amount is below the minimum.'),
  ],
})

export const listWithdrawals = endpoint({
  about: "All of the player's withdrawals.",
  method: 'GET',
  path: '/withdraw/history',
  auth: 'bearer',
  success: keyedList('withdrawals', withdrawal, withdrawalWire),
  keeps: (rows) => rows.map(({ accountDetails: _, ...row }) => row),
  screens: ['/withdraw-history', '/wallet-statement'],
})
