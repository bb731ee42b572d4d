import { addDays, startOfDay } from '#domain/time/dates.ts'
import { defineScenario } from '../define.ts'
import { declares, moveTo } from '../steps.ts'

/** Late in the evening: every market of the day is over. */
export const closedMarket = defineScenario({
  id: 'closed-market',
  title: 'Closed market',
  effect: 'All sessions of the day are over',
  clock: { time: '22:30' },
  signedInAs: 'sample',
  start: '/dashboard',
  script: [
    {
      title: 'Midnight: a new day begins',
      run: ({ clock }) => clock.set(startOfDay(addDays(clock.now(), 1))),
    },
    {
      title: 'Skip to one minute before Deccan Morning opens',
      run: ({ clock }) => moveTo(clock, '09:29'),
    },
    { title: 'Open has ended, close takes bets', run: ({ clock }) => moveTo(clock, '09:30') },
    {
      title: 'Declare open result 589-2',
      run: declares('09:41', 'deccan-morning', 'open', '589'),
    },
    { title: 'The last minute of close', run: ({ clock }) => moveTo(clock, '10:30') },
    { title: 'Market closed', run: ({ clock }) => moveTo(clock, '10:31') },
    {
      title: 'Declare close result 480-2',
      run: declares('10:41', 'deccan-morning', 'close', '480'),
    },
  ],
})
