import { defineScenario } from '../define.ts'
import { moveTo } from '../steps/move-to.ts'

/** The open draw of Malwa Day is about to be declared; its close session still takes bets. */
export const betweenSessions = defineScenario({
  id: 'between-sessions',
  title: 'Between sessions',
  effect: 'Open of Malwa Day is over, close still takes bets',
  clock: { time: '12:35' },
  signedInAs: 'sample',
  start: '/game-selection/malwa-day',
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
      title: 'Declare close result 236-1',
      run({ clock, backend }) {
        moveTo(clock, '14:41')
        backend.commands.declareResult({
          gameId: 'malwa-day',
          session: 'close',
          pana: '236',
        })
      },
    },
  ],
})
