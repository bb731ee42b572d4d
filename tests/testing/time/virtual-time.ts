import type { Schedule } from '#platform/schedule.ts'
import { timeline } from './timeline.ts'

/** Time that passes when the test says so, and everything that waits for it. */
export interface VirtualTime {
  schedule: Schedule
  /** Milliseconds since the test began. */
  now(): number
  wait(ms: number): Promise<void>
  /** Lets `ms` pass: runs what falls due, in order, and all that follows from it. */
  pass(ms: number): Promise<void>
  /** Lets everything happen that needs no time. */
  settle(): Promise<void>
}

const turns = 12

/** Makes a stopped time. */
export function virtualTime(): VirtualTime {
  const { schedule, now, runNext } = timeline()
  async function settle(): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return {
    schedule,
    now,
    wait: (ms) => new Promise((resolve) => schedule(() => resolve(), ms)),
    settle,
    async pass(ms) {
      const end = now() + ms
      await settle()
      while (runNext(end)) await settle()
    },
  }
}
