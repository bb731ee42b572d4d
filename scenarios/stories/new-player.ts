import { defineScenario } from '../define.ts'
import { staff } from '../steps.ts'

/** Somebody who has just signed up: empty histories, no payout account, the house's play money. */
export const newPlayer = defineScenario({
  id: 'new-player',
  title: 'New player',
  effect: 'Empty histories, ₹1,000 of play money',
  audience: 'players',
  also: 'empty, sign up, first visit',
  signedInAs: 'new',
  start: '/dashboard',
  script: [
    {
      title: 'Add ₹500 of play money',
      say: 'Money from the house shows up in the wallet with a reason.',
      run: staff('addPlayMoney', { accountId: 'new-player', amount: 500 }),
    },
  ],
})
