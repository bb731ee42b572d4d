import { baseSeed } from '#mocks/seed/base.ts'
import { players } from '#mocks/seed/players.ts'
import { defineScenario } from '../define.ts'
import { calls } from '../steps.ts'

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
