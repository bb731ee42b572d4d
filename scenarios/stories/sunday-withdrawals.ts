import { ApiError, refusalSentences } from '#api/api-error.ts'
import { addDays } from '#domain/time/dates.ts'
import { defineScenario } from '../define.ts'
import { calls, decides } from '../steps.ts'

const withdraw = calls('requestWithdrawal', { body: { amount: 1000, method: 'bank' } })

/** Withdrawals are closed on Sundays. */
export const sundayWithdrawals = defineScenario({
  id: 'sunday-withdrawals',
  title: 'Sunday withdrawals',
  effect: 'It’s Sunday',
  clock: { time: '08:00', weekday: 'sun' },
  signedInAs: 'sample',
  start: '/withdraw-fund',
  script: [
    {
      title: 'Player tries to withdraw: refused',
      async run(stage) {
        const refusal = await withdraw(stage).catch((error: unknown) => error)
        if (!(refusal instanceof ApiError && refusal.kind === 'refused')) throw refusal
        return refusalSentences(refusal, refusal.message).join(' ')
      },
    },
    {
      title: 'Monday morning',
      run: ({ clock }) => clock.set(addDays(clock.now(), 1)),
    },
    { title: 'Player withdraws ₹1,000 to the bank', at: '/withdraw-history', run: withdraw },
    {
      title: 'Approve withdrawal of ₹1,000',
      at: '/withdraw-history',
      run: decides('approveWithdrawal', 'withdrawal'),
    },
    {
      title: 'Pay it out',
      at: '/withdraw-history',
      run: decides('completeWithdrawal', 'withdrawal'),
    },
  ],
})
