import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from './define.ts'

/** Withdrawals are closed on Sundays (spec section 5). */
export const sundayWithdrawals = defineScenario({
  id: 'sunday-withdrawals',
  title: 'Sunday withdrawals',
  effect: 'The clock stands on a Sunday',
  given: 'it is Sunday',
  clock: { time: '08:00', weekday: 'sun' },
  signedInAs: 'sample',
  start: '/withdraw-fund',
  seed: (now) => baseSeed(now),
  script: [
    {
      title: 'Monday morning',
      run: ({ clock }) => clock.advance(24 * 60 * 60_000),
    },
  ],
})
