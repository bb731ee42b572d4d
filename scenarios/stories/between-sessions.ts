import { defineScenario } from '../define.ts'
import { declares } from '../steps.ts'

/** The open draw of Malwa Day is about to be declared; its close session still takes bets. */
export const betweenSessions = defineScenario({
  id: 'between-sessions',
  title: 'Between sessions',
  effect: 'Open of Malwa Day is over, close still takes bets',
  audience: 'operators',
  clock: { time: '12:35' },
  start: '/game-selection/malwa-day',
  script: [
    {
      title: 'Declare open result 245-1',
      say: 'Players know the open result while close still takes bets.',
      run: declares('12:35', 'malwa-day', 'open', '245'),
    },
    {
      title: 'Declare close result 236-1',
      say: 'Both results together make the jodi, and all bets are settled.',
      run: declares('14:41', 'malwa-day', 'close', '236'),
    },
  ],
})
