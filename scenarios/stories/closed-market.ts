import { addDays, startOfDay } from '#domain/time/dates.ts'
import { defineScenario } from '../define.ts'
import { declares, moveTo } from '../steps.ts'

/** Late in the evening: every market of the day is over. */
export const closedMarket = defineScenario({
  id: 'closed-market',
  title: 'Closed market',
  effect: 'All sessions of the day are over',
  audience: 'operators',
  clock: { time: '22:30' },
  start: '/dashboard',
  script: [
    {
      title: 'Midnight: a new day begins',
      say: 'At midnight, every market is ready for the new day by itself.',
      run: ({ clock }) => clock.set(startOfDay(addDays(clock.now(), 1))),
    },
    {
      title: 'Skip to one minute before Deccan Morning opens',
      say: 'The first market of the day takes bets until its opening time.',
      run: ({ clock }) => moveTo(clock, '09:29'),
    },
    {
      title: 'Open has ended, close takes bets',
      say: 'Open is over to the minute, while close still takes bets.',
      run: ({ clock }) => moveTo(clock, '09:30'),
    },
    {
      title: 'Declare open result 589-2',
      say: 'The open result is published, and the card shows it at once.',
      run: declares('09:41', 'deccan-morning', 'open', '589'),
    },
    {
      title: 'The last minute of close',
      say: 'This is the last minute in which a bet on close is accepted.',
      run: ({ clock }) => moveTo(clock, '10:30'),
    },
    {
      title: 'Market closed',
      say: 'From here on, the market is closed and nobody can bet late.',
      run: ({ clock }) => moveTo(clock, '10:31'),
    },
    {
      title: 'Declare close result 480-2',
      say: 'With the close result, the market’s day is complete.',
      run: declares('10:41', 'deccan-morning', 'close', '480'),
    },
  ],
})
