import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
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
  method: 'GET',
  path: '/user/bank-details',
  auth: 'bearer',
  success: keyed('bankDetails', bankDetails),
  keeps: 'nothing',
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
  keeps: 'nothing',
  invalidates: ['getBankDetails', 'getUserProfile'],
})

export const getPaymentDetails = endpoint({
  method: 'GET',
  path: '/user/payment-details',
  auth: 'bearer',
  success: keyed('paymentDetails', paymentDetails),
  keeps: 'nothing',
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
  keeps: 'nothing',
  invalidates: ['getPaymentDetails', 'getUserProfile'],
})

export const createFundRequest = endpoint({
  method: 'POST',
  path: '/fund-request/create',
  auth: 'bearer',
  body: newFundRequest,
  success: acknowledged,
  keeps: 'nothing',
  invalidates: ['listFundRequests'],
})

export const listFundRequests = endpoint({
  method: 'GET',
  path: '/fund-request/history',
  auth: 'bearer',
  success: keyedList('requests', fundRequest, fundRequestWire),
  keeps: 'answer',
})

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/withdraw/request',
  auth: 'bearer',
  body: newWithdrawal,
  success: acknowledged,
  keeps: 'nothing',
  invalidates: ['listWithdrawals', 'getUserProfile'],
})

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/withdraw/history',
  auth: 'bearer',
  success: keyedList('withdrawals', withdrawal, withdrawalWire),
  keeps: (rows) => rows.map(({ accountDetails: _, ...row }) => row),
})
