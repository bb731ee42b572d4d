import { act } from '@testing-library/react'
import type { Schedule } from '#platform/schedule.ts'

/** Timers that only move when the test says so. */
export interface ManualSchedule {
  schedule: Schedule
  /** Lets `ms` pass and runs what falls due, in order. */
  pass(ms: number): void
}

/** Makes a hand-moved replacement for the browser's timers. */
export function manualSchedule(): ManualSchedule {
  let moment = 0
  let waiting: { due: number; run: () => void }[] = []
  return {
    schedule(run, ms) {
      const entry = { due: moment + ms, run }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
    pass(ms) {
      const end = moment + ms
      act(() => {
        for (;;) {
          const next = waiting.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]
          if (!next) break
          waiting = waiting.filter((other) => other !== next)
          moment = next.due
          next.run()
        }
      })
      moment = end
    },
  }
}
