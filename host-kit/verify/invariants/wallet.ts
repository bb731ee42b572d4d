import { holds, onlyOwn, same, zoned, type Invariant } from './invariant.ts'

const bank = {
  accountHolderName: "Asha D'Souza",
  accountNumber: '001234500067',
  ifscCode: 'SBIN0005943',
  bankName: 'State Bank of India',
}

export const walletInvariants: readonly Invariant[] = [
  {
    operation: 'getUserProfile',
    name: 'the profile is that of the player who asks',
    given: 'regularDay',
    async check({ client, values }) {
      const own = await client.call('getUserProfile')
      const first = await client.call('getAuthProfile')
      return [
        ...same('user.mobileNumber', values['mobileNumber'], own.mobileNumber),
        ...same('user.mobileNumber', values['mobileNumber'], first.mobileNumber),
      ]
    },
  },
  {
    operation: 'createFundRequest',
    name: 'a deposit is in the history at once, as it was sent, and adds nothing yet',
    given: 'lowBalance',
    async check({ client }) {
      const body = { amount: 1234, transactionId: '0017636263200099', paymentMethod: 'QR' } as const
      await client.call('createFundRequest', { body })
      const rows = await client.call('listFundRequests')
      const { balance } = await client.call('getUserProfile')
      const row = rows.find(({ transactionId }) => transactionId === body.transactionId)
      return [
        ...holds('requests', `one with transactionId "${body.transactionId}"`, rows, !!row),
        ...(row ? same('requests.0.amount', body.amount, row.amount) : []),
        ...(row ? same('requests.0.status', 'pending', row.status) : []),
        ...zoned('requests.0.createdAt', row?.createdAt),
        ...same('balance', 640, balance),
      ]
    },
  },
  {
    operation: 'listFundRequests',
    name: 'the only deposit of the player is the only one in the list',
    given: 'oneFundRequest',
    params: { status: 'pending' },
    check: async ({ client }) => onlyOwn('requests', await client.call('listFundRequests')),
  },
  {
    operation: 'requestWithdrawal',
    name: 'a withdrawal is in the history at once, as it was sent',
    given: 'regularDay',
    async check({ client }) {
      const known = (await client.call('listWithdrawals')).map(({ _id }) => _id)
      await client.call('requestWithdrawal', { body: { amount: 1050, method: 'phonepe' } })
      const rows = await client.call('listWithdrawals')
      const fresh = rows.filter(({ _id }) => !known.includes(_id))
      const [row] = fresh
      return [
        ...holds('withdrawals', 'one more at once', `${fresh.length} more`, fresh.length === 1),
        ...(row ? same('withdrawals.0.amount', 1050, row.amount) : []),
        ...(row ? same('withdrawals.0.method', 'phonepe', row.method) : []),
        ...zoned('withdrawals.0.createdAt', row?.createdAt),
      ]
    },
  },
  {
    operation: 'listWithdrawals',
    name: 'the only withdrawal of the player is the only one in the list',
    given: 'oneWithdrawal',
    params: { status: 'pending' },
    check: async ({ client }) => onlyOwn('withdrawals', await client.call('listWithdrawals')),
  },
  {
    operation: 'updateBankDetails',
    name: 'bank details are kept as they were sent, zeros at the front too',
    given: 'regularDay',
    async check({ client }) {
      const { accountNumber } = bank
      await client.call('updateBankDetails', {
        body: { ...bank, confirmAccountNumber: accountNumber },
      })
      const kept = await client.call('getBankDetails')
      return (['accountHolderName', 'accountNumber', 'ifscCode', 'bankName'] as const).flatMap(
        (key) => same(`bankDetails.${key}`, bank[key], kept[key]),
      )
    },
  },
  {
    operation: 'updatePaymentDetails',
    name: 'a wallet number is kept, and the others stay',
    given: 'regularDay',
    async check({ client }) {
      const before = await client.call('getPaymentDetails')
      await client.call('updatePaymentDetails', { body: { paytm: '9000000077' } })
      const after = await client.call('getPaymentDetails')
      return [
        ...same('paymentDetails.paytm', '9000000077', after.paytm),
        ...same('paymentDetails.googlePay', before.googlePay, after.googlePay),
        ...same('paymentDetails.phonepe', before.phonepe, after.phonepe),
      ]
    },
  },
  {
    operation: 'listMyEnquiries',
    name: 'the conversation is the player’s own, and a message stands in it at once',
    given: 'oneEnquiry',
    params: { status: 'open' },
    async check({ client }) {
      const message = 'Thank you, ₹640 & "counting"'
      const before = await client.call('listMyEnquiries')
      await client.call('sendEnquiryMessage', { body: { message } })
      const [enquiry] = await client.call('listMyEnquiries')
      const last = enquiry?.messages.at(-1)
      return [
        ...onlyOwn('enquiries', before),
        ...same('0.messages.message', message, last?.message),
        ...same('0.messages.sender', 'user', last?.sender),
        ...zoned('0.messages.timestamp', last?.timestamp),
      ]
    },
  },
]
