import { addDays, startOfDay } from '#domain/time/dates.ts'
import { defineScenario } from '../define.ts'

/** Every Starline draw of the day is declared. */
export const starlineClosed = defineScenario({
  id: 'starline-closed',
  title: 'Starline closed',
  effect: 'All of today’s Starline games are over',
  audience: 'players',
  clock: { time: '21:40' },
  start: '/starline-gaming',
  script: [
    {
      title: 'Midnight: all games open again',
      say: 'At midnight, all the games open again by themselves.',
      run: ({ clock }) => clock.set(startOfDay(addDays(clock.now(), 1))),
    },
  ],
})
