import { addDays, startOfDay } from '#domain/time/dates.ts'
import { dashboardMessages } from '#messages/en/app/dashboard.ts'
import { statusMessages } from '#messages/en/app/status.ts'
import { paths, starlineChartPath } from '#paths'
import { defineScenario } from '../define-scenario.ts'
import { betsOnStarline } from '../gestures.ts'
import { declaresStarline, waitsUntil } from '../steps.ts'

const { names: status } = statusMessages

/** The last two Starline draws of a day. */
export const starlineEvening = defineScenario({
  id: 'starline-evening',
  title: 'Starline evening',
  effect: 'Two draws are left: at 8 and at 9 PM',
  audience: 'players',
  clock: { time: '19:41' },
  start: '/starline-gaming',
  script: [
    {
      title: 'Player bets ₹100 on single digit 1 at 8',
      say: 'Starline has a draw every hour, and one bet takes two taps.',
      at: paths.starlineHistory,
      view: ['Starline Eight', '₹100', status.pending],
      ...betsOnStarline('starline-20', '1', 100),
    },
    {
      title: 'Skip to one minute before Starline Eight',
      say: 'Home says how long is left for the next draw.',
      // Its first card says what's left of the next game; Starline's own list begins at noon.
      at: paths.dashboard,
      view: [dashboardMessages.starline.title, '8:00 PM'],
      run: waitsUntil('19:59'),
    },
    {
      title: 'Declare 128-1 for Starline Eight',
      say: 'The result is in, and the bet has won.',
      at: paths.starlineHistory,
      view: ['Starline Eight', '₹1,000'],
      run: declaresStarline('20:05', 'starline-20', '128'),
    },
    {
      title: 'Declare 550-0 for Starline Nine',
      say: 'The chart fills up draw by draw.',
      at: starlineChartPath('starline-21'),
      view: ['550', '9:05 PM'],
      run: declaresStarline('21:05', 'starline-21', '550'),
    },
  ],
})

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
      view: ['12:00 PM'],
      run: ({ clock }) => clock.set(startOfDay(addDays(clock.now(), 1))),
    },
  ],
})
