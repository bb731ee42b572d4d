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
