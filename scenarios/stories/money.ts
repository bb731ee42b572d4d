import { ApiError, refusalSentences } from '#api/api-error.ts'
import { addDays } from '#domain/time/dates.ts'
import { statusMessages } from '#messages/en/app/status.ts'
import { payoutMethodNames } from '#messages/en/money/payout-methods.ts'
import { payoutMessages } from '#messages/en/money/payout.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'
import { authMessages } from '#messages/en/player/auth.ts'
import { profileMessages } from '#messages/en/player/profile.ts'
import { baseSeed } from '#mocks/seed/base.ts'
import { players } from '#mocks/seed/players.ts'
import { paths } from '#paths'
import { defineScenario } from '../define-scenario.ts'
import { asksForPassword, calls, deposits, signsIn, withdraws, writes } from '../gestures.ts'
import { decides } from '../steps.ts'

const { names: status } = statusMessages
const { changePassword: passwordWords } = profileMessages

const noPayment = 'No payment with this transaction id was found'
const notTheirs = 'The PhonePe number belongs to somebody else'

/** Deposits, withdrawals and a password that the player requests and staff approve or reject. */
export const adminApprovals = defineScenario({
  id: 'admin-approvals',
  title: 'Admin approvals',
  effect: 'Deposits, withdrawals and a password are approved, paid out and rejected',
  audience: 'operators',
  also: 'administrator, pending, waiting',
  clock: { time: '08:05' },
  start: '/wallet-statement',
  script: [
    {
      title: 'Player requests a deposit of ₹2,000 by QR',
      say: 'The player has paid by QR code and sends the request.',
      view: ['₹2,000', status.pending],
      ...deposits(2000, '1', { by: 'QR' }),
    },
    {
      title: 'Approve deposit of ₹2,000',
      say: 'Staff have found the payment, and the balance goes up.',
      view: ['₹2,000', status.approved],
      run: decides('approveFundRequest', 'fundRequest'),
    },
    {
      title: 'Player requests a deposit of ₹500 by UPI',
      say: 'Here is a second request, this time by UPI.',
      view: ['₹500', status.pending],
      ...deposits(500, '2'),
    },
    {
      title: 'Reject it: no payment was found',
      say: 'There was no payment, so staff reject it and give the reason.',
      view: ['₹500', status.rejected, noPayment],
      run: decides('rejectFundRequest', 'fundRequest', { remarks: noPayment }),
    },
    {
      title: 'Player withdraws ₹3,000 to the bank',
      say: 'Withdrawals take the same path in the other direction.',
      view: ['₹3,000', status.pending],
      ...withdraws(3000, 'bank'),
    },
    {
      title: 'Approve withdrawal of ₹3,000',
      say: 'The request is approved, and the player can see how far it is.',
      view: ['₹3,000', status.approved],
      run: decides('approveWithdrawal', 'withdrawal'),
    },
    {
      title: 'Pay it out',
      say: 'The money is on its way, and the statement says so.',
      view: ['₹3,000', status.completed],
      run: decides('completeWithdrawal', 'withdrawal'),
    },
    {
      title: 'Player withdraws ₹1,500 to PhonePe',
      say: 'The player can also withdraw to a phone number.',
      view: ['₹1,500', status.pending],
      ...withdraws(1500, 'phonepe'),
    },
    {
      title: 'Reject it: the number is not theirs',
      say: 'If it’s rejected, the money goes straight back to the wallet.',
      view: ['₹1,500', status.rejected, notTheirs],
      run: decides('rejectWithdrawal', 'withdrawal', { remarks: notTheirs }),
    },
    {
      title: 'Player asks for the password “monsoon7”',
      say: 'A new password is a request too, until somebody has checked it.',
      at: paths.changePassword,
      view: [passwordWords.intro],
      ...asksForPassword('monsoon7'),
    },
    {
      title: 'Approve it: “monsoon7” signs the player in',
      say: 'Once it’s approved, the new password works at once.',
      at: paths.wallet,
      view: [players.sample.name],
      gestures: [
        { staff: decides('approvePasswordChange', 'passwordChange') },
        ...signsIn('monsoon7', authMessages.loggedIn),
      ],
      run: decides('approvePasswordChange', 'passwordChange'),
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
      view: ['₹500', '10:05 AM', status.pending],
      ...deposits(500, '1'),
    },
    {
      title: 'An hour later, it’s still pending',
      say: 'An hour later, the request is still pending: the app never shows money that isn’t there.',
      view: ['₹500', '10:05 AM', status.pending],
      hasNoEffectOnScreen: true,
      run: ({ clock }) => clock.advance(3_600_000),
    },
    {
      title: 'Player asks support',
      say: 'So the player asks, without leaving the app.',
      at: paths.enquiry,
      view: ['Where is my deposit of ₹500?'],
      ...writes('Where is my deposit of ₹500?'),
    },
    {
      title: 'Reject it: no payment was found',
      say: 'Staff find no payment, and the player reads the reason beside the request.',
      view: ['₹500', status.rejected, noPayment],
      run: decides('rejectFundRequest', 'fundRequest', { remarks: noPayment }),
    },
    {
      title: 'Support replies',
      say: 'Support explains what happened and what to do.',
      at: paths.enquiry,
      view: ['Your bank returned the payment'],
      run: decides('answerEnquiry', 'enquiry', {
        message: 'Your bank returned the payment, so no money was taken. Please pay again.',
      }),
    },
    {
      title: 'Player pays again: ₹500 by UPI',
      say: 'The player pays again, this time with success.',
      view: ['₹500', status.pending],
      ...deposits(500, '2'),
    },
    {
      title: 'Approve deposit of ₹500',
      say: 'The money is there, and both requests stay in the statement.',
      view: ['₹500', status.approved],
      run: decides('approveFundRequest', 'fundRequest'),
    },
  ],
})

const withdrawal = withdraws(1000, 'bank')

/** Withdrawals are closed on Sundays. */
export const sundayWithdrawals = defineScenario({
  id: 'sunday-withdrawals',
  title: 'Sunday withdrawals',
  effect: 'A withdrawal is refused on a Sunday, and paid out on Monday',
  audience: 'operators',
  also: 'weekend, closed',
  clock: { time: '08:00', sunday: true },
  start: '/withdraw-fund',
  script: [
    {
      title: 'Player tries to withdraw: refused',
      say: 'There are no withdrawals on Sundays, and the player is told so at once.',
      view: [withdrawMessages.closed],
      gestures: withdraws(1000, 'bank', withdrawMessages.closed).gestures,
      async run(scenarioSession) {
        const refusal = await Promise.resolve(withdrawal.run(scenarioSession)).catch(
          (error: unknown) => error,
        )
        if (!(refusal instanceof ApiError && refusal.kind === 'refused')) throw refusal
        return refusalSentences(refusal, refusal.message).join(' ')
      },
    },
    {
      title: 'Monday morning',
      say: 'On Monday, the same form works again.',
      view: [withdrawMessages.hours, withdrawMessages.hoursOpen],
      run: ({ clock }) => clock.set(addDays(clock.now(), 1)),
    },
    {
      title: 'Player withdraws ₹1,000 to the bank',
      say: 'The amount leaves the balance right away, so it can’t be spent twice.',
      at: paths.withdrawHistory,
      view: ['₹1,000', status.pending],
      ...withdrawal,
    },
    {
      title: 'Approve withdrawal of ₹1,000',
      say: 'Your staff look at every request before any money moves.',
      at: paths.withdrawHistory,
      view: ['₹1,000', status.approved],
      run: decides('approveWithdrawal', 'withdrawal'),
    },
    {
      title: 'Pay it out',
      say: 'Once it’s paid, the player sees when and to which account.',
      at: paths.withdrawHistory,
      view: ['₹1,000', status.completed],
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
      view: [withdrawMessages.sendTo, payoutMethodNames.phonepe],
      gestures: [
        { press: payoutMethodNames.phonepe },
        {
          fill: payoutMessages.walletNumber(payoutMethodNames.phonepe),
          text: players.sample.mobileNumber,
        },
        { press: payoutMessages.save },
        { see: payoutMessages.walletUpdated(payoutMethodNames.phonepe) },
      ],
      run: calls('updatePaymentDetails', { body: { phonepe: players.sample.mobileNumber } }),
    },
  ],
})
