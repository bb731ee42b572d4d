import type { Schedule } from '#platform/schedule.ts'

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
  let moment = 0
  let waiting: { due: number; run: () => void }[] = []
  const schedule: Schedule = (run, ms) => {
    const entry = { due: moment + ms, run }
    waiting.push(entry)
    return () => {
      waiting = waiting.filter((other) => other !== entry)
    }
  }
  async function settle(): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return {
    schedule,
    now: () => moment,
    wait: (ms) => new Promise((resolve) => schedule(() => resolve(), ms)),
    settle,
    async pass(ms) {
      const end = moment + ms
      await settle()
      for (;;) {
        const [next] = waiting
          .filter(({ due }) => due <= end)
          .toSorted((one, other) => one.due - other.due)
        if (next === undefined) break
        waiting = waiting.filter((other) => other !== next)
        moment = Math.max(moment, next.due)
        next.run()
        await settle()
      }
      moment = end
    },
  }
}
