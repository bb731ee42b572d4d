import { timeline } from './timeline.ts'

const turns = 12

/** Time that passes when the test says so, and everything that waits for it. */
export function virtualTime() {
  const { schedule, now, runNext } = timeline()
  /** Lets everything happen that needs no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return {
    schedule,
    /** Milliseconds since the test began. */
    now,
    wait: (ms: number) => new Promise<void>((resolve) => schedule(() => resolve(), ms)),
    settle,
    /** Lets `ms` pass: runs what falls due, in order, and all that follows from it. */
    async pass(ms: number): Promise<void> {
      const end = now() + ms
      await settle()
      while (runNext(end)) await settle()
    },
  }
}

export type VirtualTime = ReturnType<typeof virtualTime>
