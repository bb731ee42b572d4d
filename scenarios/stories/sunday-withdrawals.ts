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
  audience: 'operators',
  clock: { time: '08:00', weekday: 'sun' },
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
