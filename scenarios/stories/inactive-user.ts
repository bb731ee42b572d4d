import { defineScenario } from '../define.ts'
import { bets, declares, staff } from '../steps.ts'

/** An account that was switched off: results and charts only. */
export const inactiveUser = defineScenario({
  id: 'inactive-user',
  title: 'Inactive user',
  effect: 'Results only: no balance, no play, no money',
  also: 'blocked, banned, switched off',
  clock: { time: '13:42' },
  signedInAs: 'inactive',
  start: '/dashboard',
  script: [
    {
      title: 'Activate the player',
      run: staff('activateUser', { accountId: 'inactive-player' }),
    },
    {
      title: 'Add ₹500 of play money',
      run: staff('addPlayMoney', { accountId: 'inactive-player', amount: 500 }),
    },
    {
      title: 'Player bets ₹100 on jodi 12',
      at: '/bidding-history',
      run: bets('inactive', {
        gameId: 'konkan-day',
        betType: 'jodi',
        session: 'open',
        betNumber: '12',
        betAmount: 100,
      }),
    },
    {
      title: 'Deactivate the player',
      run: staff('deactivateUser', { accountId: 'inactive-player' }),
    },
    {
      title: 'Declare 128-12-345: bets still pay out',
      run(stage) {
        declares('17:11', 'konkan-day', 'open', '128')(stage)
        declares('17:11', 'konkan-day', 'close', '345')(stage)
      },
    },
  ],
})
