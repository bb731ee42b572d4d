import { defineScenario } from '../define.ts'
import { bets, declares, moveTo } from '../steps.ts'

/** An ordinary afternoon: two markets settled, one between its draws, two still open. */
export const regularDay = defineScenario({
  id: 'regular-day',
  title: 'Regular day',
  effect: 'Balance ₹12,450, five games; results are declared live',
  clock: { time: '13:42' },
  signedInAs: 'sample',
  start: '/dashboard',
  script: [
    {
      title: 'Player bets ₹200 on open digit 1',
      at: '/bidding-history',
      run: bets('sample', {
        gameId: 'konkan-day',
        betType: 'single',
        session: 'open',
        betNumber: '1',
        betAmount: 200,
      }),
    },
    {
      title: 'Skip to one minute before Konkan Day opens',
      at: '/game-selection/konkan-day',
      run: ({ clock }) => moveTo(clock, '14:59'),
    },
    {
      title: 'Declare open result 128-1',
      at: '/winning-history',
      run: declares('15:11', 'konkan-day', 'open', '128'),
    },
    {
      title: 'Player bets ₹100 on close digit 7',
      at: '/bidding-history',
      run: bets('sample', {
        gameId: 'konkan-day',
        betType: 'single',
        session: 'close',
        betNumber: '7',
        betAmount: 100,
      }),
    },
    {
      title: 'Skip to one minute before Konkan Day closes',
      at: '/game-selection/konkan-day',
      run: ({ clock }) => moveTo(clock, '16:59'),
    },
    {
      title: 'Declare close result 345-2',
      at: '/bidding-history',
      run: declares('17:11', 'konkan-day', 'close', '345'),
    },
  ],
})
