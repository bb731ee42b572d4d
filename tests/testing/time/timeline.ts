import type { Schedule } from '#platform/schedule.ts'

/** What waits for its moment, in milliseconds since the beginning. */
export function timeline() {
  let moment = 0
  let waiting: { due: number; run: () => void }[] = []
  const schedule: Schedule = (run, ms) => {
    const entry = { due: moment + ms, run }
    waiting.push(entry)
    return () => {
      waiting = waiting.filter((other) => other !== entry)
    }
  }
  return {
    schedule,
    now: () => moment,
    /** Runs what falls due first until `end`; moves there and returns false if nothing does. */
    runNext(end: number): boolean {
      const [next] = waiting
        .filter(({ due }) => due <= end)
        .toSorted((one, other) => one.due - other.due)
      moment = Math.max(moment, next?.due ?? end)
      waiting = waiting.filter((other) => other !== next)
      next?.run()
      return next !== undefined
    },
  }
}
