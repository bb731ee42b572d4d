import { defineScenario } from '../define.ts'
import { calls, decides, deposits } from '../steps.ts'

/** A deposit for which no payment was found, from the player's question to the money. */
export const missingDeposit = defineScenario({
  id: 'missing-deposit',
  title: 'A deposit that never arrived',
  effect: 'The player asks where the money is, and support finds out',
  audience: 'support',
  also: 'lost, payment, pending, rejected, refund',
  clock: { time: '10:05' },
  start: '/wallet-statement',
  script: [
    {
      title: 'Player requests a deposit of ₹500 by UPI',
      say: 'The player has sent the request, but the payment itself didn’t go through.',
      run: deposits(500, '1'),
    },
    {
      title: 'An hour later, it’s still pending',
      say: 'An hour later, the statement still says pending: the app never shows money that isn’t there.',
      run: ({ clock }) => clock.advance(3_600_000),
    },
    {
      title: 'Player asks support',
      say: 'So the player asks, without leaving the app.',
      at: '/enquiry',
      run: calls('sendEnquiryMessage', { body: { message: 'Where is my deposit of ₹500?' } }),
    },
    {
      title: 'Reject it: no payment was found',
      say: 'Staff find no payment, and the player reads the reason beside the request.',
      run: decides('rejectFundRequest', 'fundRequest'),
    },
    {
      title: 'Support replies',
      say: 'Support explains what happened and what to do.',
      at: '/enquiry',
      run: decides('answerEnquiry', 'enquiry', {
        message: 'Your bank returned the payment, so no money was taken. Please pay again.',
      }),
    },
    {
      title: 'Player pays again: ₹500 by UPI',
      say: 'The player pays again, this time with success.',
      run: deposits(500, '2'),
    },
    {
      title: 'Approve deposit of ₹500',
      say: 'The money is there, and both requests stay in the statement.',
      run: decides('approveFundRequest', 'fundRequest'),
    },
  ],
})
