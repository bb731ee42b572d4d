import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from './define.ts'

/** An account that was switched off: results and charts only (spec section 6). */
export const inactiveUser = defineScenario({
  id: 'inactive-user',
  title: 'Inactive user',
  effect: 'Results only: no balance, no play, no money',
  given: 'a player who is not active',
  clock: { time: '13:42' },
  signedInAs: 'inactive',
  start: '/dashboard',
  seed: (now) => baseSeed(now),
  script: [
    {
      title: 'Activate the player',
      run: ({ backend }) => void backend.commands.activateUser({ accountId: 'inactive-player' }),
    },
    {
      title: 'Deactivate the player',
      run: ({ backend }) => void backend.commands.deactivateUser({ accountId: 'inactive-player' }),
    },
  ],
})
