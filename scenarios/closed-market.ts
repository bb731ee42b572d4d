import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from './define.ts'

/** Late in the evening: every market of the day is over. */
export const closedMarket = defineScenario({
  id: 'closed-market',
  title: 'Closed market',
  effect: 'All sessions of the day are over',
  given: 'every market of the day has closed',
  clock: { time: '22:30' },
  signedInAs: 'sample',
  start: '/dashboard',
  seed: (now) => baseSeed(now),
  script: [],
})
