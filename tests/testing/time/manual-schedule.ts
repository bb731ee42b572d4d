import { act } from '@testing-library/react'
import { timeline } from './timeline.ts'

/** Timers in the place of the browser's that only move when the test says so. */
export function manualSchedule() {
  const { schedule, now, runNext } = timeline()
  return {
    schedule,
    /** Lets `ms` pass and runs what falls due, in order. */
    pass(ms: number): void {
      const end = now() + ms
      act(() => {
        while (runNext(end)) continue
      })
    },
  }
}

export type ManualSchedule = ReturnType<typeof manualSchedule>
