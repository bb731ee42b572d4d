import { defineScenario } from '../define.ts'
import { bets, decides, declares, deposits, looks } from '../steps.ts'

/** What a new player does first: reads, bets, deposits, and wins. */
export const firstMinutes = defineScenario({
  id: 'first-minutes',
  title: 'The first five minutes',
  effect: 'A new player reads how to play, bets, deposits and wins',
  audience: 'operators',
  also: 'onboarding, new player, sign up',
  clock: { time: '14:35' },
  signedInAs: 'new',
  start: '/dashboard',
  script: [
    {
      title: 'Player reads how to play',
      say: 'Whoever is new finds the rules in plain words, one tap from home.',
      at: '/how-to-play',
      run: looks,
    },
    {
      title: 'Player bets ₹50 on open digit 1',
      say: 'The first bet needs nothing but a number and an amount.',
      at: '/bidding-history',
      run: bets('new', 'konkan-day', 'single', 'open', '1', 50),
    },
    {
      title: 'Player requests a deposit of ₹500 by UPI',
      say: 'To play for more, the player pays by UPI and sends the request.',
      at: '/wallet-statement',
      run: deposits(500, '1', 'new'),
    },
    {
      title: 'Approve deposit of ₹500',
      say: 'Your staff check the payment, and the balance goes up.',
      at: '/wallet-statement',
      run: decides('approveFundRequest', 'fundRequest', {}, 'new'),
    },
    {
      title: 'Declare open result 128-1',
      say: 'And a few minutes later, the first bet has won.',
      at: '/winning-history',
      run: declares('15:11', 'konkan-day', 'open', '128'),
    },
  ],
})
