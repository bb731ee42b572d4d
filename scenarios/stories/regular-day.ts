import { defineScenario } from '../define.ts'
import { bets, declares, moveTo } from '../steps.ts'

/** An ordinary afternoon: two markets settled, one between its draws, two still open. */
export const regularDay = defineScenario({
  id: 'regular-day',
  title: 'Regular day',
  effect: 'Balance ₹12,450, five games; results are declared live',
  audience: 'operators',
  start: '/dashboard',
  script: [
    {
      title: 'Player bets ₹200 on open digit 1',
      say: 'A bet takes a few seconds, and the receipt shows exactly what it can win.',
      at: '/bidding-history',
      run: bets('sample', 'konkan-day', 'single', 'open', '1', 200),
    },
    {
      title: 'Skip to one minute before Konkan Day opens',
      say: 'The app counts down to the last second a bet is accepted.',
      at: '/game-selection/konkan-day',
      run: ({ clock }) => moveTo(clock, '14:59'),
    },
    {
      title: 'Declare open result 128-1',
      say: 'As soon as the result is declared, the player sees that the bet has won.',
      at: '/winning-history',
      run: declares('15:11', 'konkan-day', 'open', '128'),
    },
    {
      title: 'Player bets ₹100 on close digit 7',
      say: 'The second half of the day is still open, so the player bets again.',
      at: '/bidding-history',
      run: bets('sample', 'konkan-day', 'single', 'close', '7', 100),
    },
    {
      title: 'Skip to one minute before Konkan Day closes',
      say: 'Bets on close end at the same minute for everybody.',
      at: '/game-selection/konkan-day',
      run: ({ clock }) => moveTo(clock, '16:59'),
    },
    {
      title: 'Declare close result 345-2',
      say: 'This bet has lost, and the history says so just as clearly.',
      at: '/bidding-history',
      run: declares('17:11', 'konkan-day', 'close', '345'),
    },
  ],
})
