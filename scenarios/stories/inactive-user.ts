import { defineScenario } from '../define.ts'
import { bets, declares, staff } from '../steps.ts'

/** An account that was switched off: results and charts only. */
export const inactiveUser = defineScenario({
  id: 'inactive-user',
  title: 'Inactive user',
  effect: 'Results only: no balance, no play, no money',
  audience: 'support',
  also: 'blocked, banned, switched off',
  signedInAs: 'inactive',
  start: '/dashboard',
  script: [
    {
      title: 'Activate the player',
      say: 'An account that was switched off only shows results. Staff can switch it on again.',
      run: staff('activateUser', { accountId: 'inactive-player' }),
    },
    {
      title: 'Add ₹500 of play money',
      say: 'The player now has a balance again.',
      run: staff('addPlayMoney', { accountId: 'inactive-player', amount: 500 }),
    },
    {
      title: 'Player bets ₹100 on jodi 12',
      say: 'And can bet like anyone else.',
      at: '/bidding-history',
      run: bets('inactive', 'konkan-day', 'jodi', 'open', '12', 100),
    },
    {
      title: 'Deactivate the player',
      say: 'If the account is switched off again, new bets are no longer possible.',
      run: staff('deactivateUser', { accountId: 'inactive-player' }),
    },
    {
      title: 'Declare 128-12-345: bets still pay out',
      say: 'But a bet that was placed still pays out: nobody loses a win.',
      run(stage) {
        declares('17:11', 'konkan-day', 'open', '128')(stage)
        declares('17:11', 'konkan-day', 'close', '345')(stage)
      },
    },
  ],
})
