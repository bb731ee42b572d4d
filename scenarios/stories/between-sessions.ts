import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from '../define.ts'

/** Sahyadri Noon has declared both draws before its close time: nothing can be bet on it. */
export const betweenSessions = defineScenario({
  id: 'between-sessions',
  title: 'Between sessions',
  effect: 'Open of Malwa Day is over, close still takes bets',
  clock: { time: '12:35' },
  signedInAs: 'sample',
  start: '/game-selection/malwa-day',
  seed: (now) => baseSeed(now),
  script: [
    {
      title: 'Declare open result 245-1',
      run: ({ backend }) =>
        void backend.commands.declareResult({
          gameId: 'malwa-day',
          session: 'open',
          pana: '245',
        }),
    },
    {
      title: 'Declare close result 236-1 early',
      run: ({ backend }) =>
        void backend.commands.declareResult({
          gameId: 'malwa-day',
          session: 'close',
          pana: '236',
        }),
    },
  ],
})
