import { act } from '@testing-library/react'
import type { Schedule } from '#platform/schedule.ts'
import { timeline } from './timeline.ts'

/** Timers that only move when the test says so. */
export interface ManualSchedule {
  schedule: Schedule
  /** Lets `ms` pass and runs what falls due, in order. */
  pass(ms: number): void
}

/** Makes a hand-moved replacement for the browser's timers. */
export function manualSchedule(): ManualSchedule {
  const { schedule, now, runNext } = timeline()
  return {
    schedule,
    pass(ms) {
      const end = now() + ms
      act(() => {
        while (runNext(end)) continue
      })
    },
  }
}
