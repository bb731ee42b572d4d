import { holds, ifThere, same, type Invariant } from './invariant.ts'

export const walletInvariants: readonly Invariant[] = [
  {
    operation: 'getUserProfile',
    name: 'the profile is that of the player who asks, who is active and no admin',
    given: 'regularDay',
    async check({ client, values }) {
      const own = await client.call('getUserProfile')
      const first = await client.call('getAuthProfile')
      return [own, first].flatMap(({ mobileNumber, isActive, role }) => [
        ...same('user.mobileNumber', values['mobileNumber'], mobileNumber),
        ...holds('user.isActive', 'true, or nothing', isActive, isActive !== false),
        ...holds('user.role', 'player, or nothing', role, role !== 'admin'),
      ])
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
        ...(row
          ? ifThere('requests.0.paymentMethod', row.paymentMethod, (shown) =>
              same('requests.0.paymentMethod', 'QR', shown),
            )
          : []),
        ...same('balance', 640, balance),
      ]
    },
  },
  {
    operation: 'listMyEnquiries',
    name: 'a message stands in the conversation at once',
    given: 'oneEnquiry',
    params: { status: 'open' },
    async check({ client }) {
      const message = 'Thank you, ₹640 & "counting"'
      await client.call('sendEnquiryMessage', { body: { message } })
      const [enquiry] = await client.call('listMyEnquiries')
      const last = enquiry?.messages.at(-1)
      return [
        ...same('0.messages.message', message, last?.message),
        ...same('0.messages.sender', 'user', last?.sender),
      ]
    },
  },
]
