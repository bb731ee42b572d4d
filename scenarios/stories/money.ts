import { ApiError, refusalSentences } from '#api/api-error.ts'
import { addDays } from '#domain/time/dates.ts'
import { baseSeed } from '#mocks/seed/base.ts'
import { players } from '#mocks/seed/players.ts'
import { defineScenario } from '../define.ts'
import { calls, decides, deposits, playerOf } from '../steps.ts'

/** Deposits and withdrawals that the player requests and staff approve or reject. */
export const adminApprovals = defineScenario({
  id: 'admin-approvals',
  title: 'Admin approvals',
  effect: 'Deposits and withdrawals are approved, paid out and rejected',
  audience: 'operators',
  also: 'administrator, pending, waiting',
  clock: { time: '08:05' },
  start: '/wallet-statement',
  script: [
    {
      title: 'Player requests a deposit of ₹2,000 by QR',
      say: 'The player has paid by QR code and sends the request.',
      async run(stage) {
        await playerOf(stage, 'sample').call('createFundRequest', {
          body: { amount: 2000, transactionId: `${stage.clock.now()}1`, paymentMethod: 'QR' },
        })
      },
    },
    {
      title: 'Approve deposit of ₹2,000',
      say: 'Staff have found the payment, and the balance goes up.',
      run: decides('approveFundRequest', 'fundRequest'),
    },
    {
      title: 'Player requests a deposit of ₹500 by UPI',
      say: 'Here is a second request, this time by UPI.',
      run: deposits(500, '2'),
    },
    {
      title: 'Reject it: no payment was found',
      say: 'There was no payment, so staff reject it and give the reason.',
      run: decides('rejectFundRequest', 'fundRequest', {
        remarks: 'No payment with this transaction id was found',
      }),
    },
    {
      title: 'Player withdraws ₹3,000 to the bank',
      say: 'Withdrawals take the same path in the other direction.',
      run: calls('requestWithdrawal', { body: { amount: 3000, method: 'bank' } }),
    },
    {
      title: 'Approve withdrawal of ₹3,000',
      say: 'The request is approved, and the player can see how far it is.',
      run: decides('approveWithdrawal', 'withdrawal'),
    },
    {
      title: 'Pay it out',
      say: 'The money is on its way, and the statement says so.',
      run: decides('completeWithdrawal', 'withdrawal'),
    },
    {
      title: 'Player withdraws ₹1,500 to PhonePe',
      say: 'The player can also withdraw to a phone number.',
      run: calls('requestWithdrawal', { body: { amount: 1500, method: 'phonepe' } }),
    },
    {
      title: 'Reject it: the number is not theirs',
      say: 'If it’s rejected, the money goes straight back to the wallet.',
      run: decides('rejectWithdrawal', 'withdrawal', {
        remarks: 'The PhonePe number belongs to somebody else',
      }),
    },
  ],
})

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

const withdraw = calls('requestWithdrawal', { body: { amount: 1000, method: 'bank' } })

/** Withdrawals are closed on Sundays. */
export const sundayWithdrawals = defineScenario({
  id: 'sunday-withdrawals',
  title: 'Sunday withdrawals',
  effect: 'It’s Sunday',
  audience: 'operators',
  clock: { time: '08:00', sunday: true },
  start: '/withdraw-fund',
  script: [
    {
      title: 'Player tries to withdraw: refused',
      say: 'There are no withdrawals on Sundays, and the player is told so at once.',
      async run(stage) {
        const refusal = await withdraw(stage).catch((error: unknown) => error)
        if (!(refusal instanceof ApiError && refusal.kind === 'refused')) throw refusal
        return refusalSentences(refusal, refusal.message).join(' ')
      },
    },
    {
      title: 'Monday morning',
      say: 'On Monday, the same form works again.',
      run: ({ clock }) => clock.set(addDays(clock.now(), 1)),
    },
    {
      title: 'Player withdraws ₹1,000 to the bank',
      say: 'The amount leaves the balance right away, so it can’t be spent twice.',
      at: '/withdraw-history',
      run: withdraw,
    },
    {
      title: 'Approve withdrawal of ₹1,000',
      say: 'Your staff look at every request before any money moves.',
      at: '/withdraw-history',
      run: decides('approveWithdrawal', 'withdrawal'),
    },
    {
      title: 'Pay it out',
      say: 'Once it’s paid, the player sees when and to which account.',
      at: '/withdraw-history',
      run: decides('completeWithdrawal', 'withdrawal'),
    },
  ],
})

const nothingSaved = {
  accountHolderName: null,
  accountNumber: null,
  ifscCode: null,
  bankName: null,
}

/** No payout account: the withdraw screen links to the four forms. */
export const noPayoutMethod = defineScenario({
  id: 'no-payout-method',
  title: 'No payout account',
  effect: 'Nothing saved to withdraw to',
  audience: 'players',
  also: 'bank, PhonePe, Google Pay, Paytm, withdraw',
  clock: { time: '08:05' },
  start: '/withdraw-fund',
  seed(now) {
    const seed = baseSeed(now)
    const account = (seed.account ?? []).map((row) =>
      row.id === players.sample.id ? { ...row, ...nothingSaved, phonepe: null } : row,
    )
    return { ...seed, account }
  },
  script: [
    {
      title: 'Player saves a PhonePe number',
      say: 'One saved account is enough, and the withdrawal form is ready.',
      run: calls('updatePaymentDetails', { body: { phonepe: '5876543210' } }),
    },
  ],
})
