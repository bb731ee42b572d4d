import { baseSeed } from '#mocks/seed/base.ts'
import { defineScenario } from './define.ts'

const minute = 60_000

/** An ordinary afternoon: two markets settled, one between its draws, two still open. */
export const regularDay = defineScenario({
  id: 'regular-day',
  title: 'Regular day',
  effect: 'Balance ₹12,450, five games, open and close declared live',
  given: 'a regular day',
  clock: { time: '13:42' },
  signedInAs: 'sample',
  start: '/dashboard',
  seed: (now) => baseSeed(now),
  script: [
    {
      title: 'One minute to open of Konkan Day',
      run: ({ clock, backend }) => clock.advance(untilTime(backend.clock.now(), 15, 0) - minute),
    },
    {
      title: 'Declare open 128-1 of Konkan Day',
      run: ({ clock, staff }) => {
        clock.advance(untilTime(clock.now(), 15, 11))
        staff.declareResult({ gameId: 'konkan-day', session: 'open', pana: '128' })
      },
    },
    {
      title: 'Declare close 345-2 of Konkan Day',
      run: ({ clock, staff }) => {
        clock.advance(untilTime(clock.now(), 17, 11))
        staff.declareResult({ gameId: 'konkan-day', session: 'close', pana: '345' })
      },
    },
  ],
})

/** Milliseconds from `now` to a time of the same day; 0 when it has passed. */
function untilTime(now: number, hours: number, minutes: number): number {
  return Math.max(0, new Date(now).setHours(hours, minutes, 0, 0) - now)
}
