/** Thread milliseconds that no text of an ordinary length takes; less than this isn't looked at. */
const floorMs = 25

/** Milliseconds of this thread's own time, whatever else the machine has to do. */
function timeOf(work: () => void): number {
  const { user, system } = process.threadCpuUsage()
  work()
  const after = process.threadCpuUsage()
  return (after.user - user + after.system - system) / 1000
}

const leastOf = (times: number, work: () => void): number =>
  Math.min(...Array.from({ length: times }, () => timeOf(work)))

/** How long work takes on a text, and by what that grows when the text is twice as long. */
export interface Growth {
  /** Letters. */
  length: number
  ms: number
  factor: number
}

/**
 * Measures `work` on texts of doubled length, up to `longest` letters, and returns the worst growth
 * above the floor. It ends at the first that is more than `most`, so a freeze is never waited for.
 */
export function growthOf(
  work: (text: string) => void,
  textOf: (length: number) => string,
  { longest = 256 * 1024, most = 3 } = {},
): Growth {
  let worst: Growth = { length: longest, ms: 0, factor: 0 }
  let before = 0
  for (let length = longest / 64; length <= longest; length *= 2) {
    const text = textOf(length)
    let ms = timeOf(() => work(text))
    if (ms > floorMs) {
      // The first time may include compiling and collecting: the least of several counts.
      const half = textOf(length / 2)
      ms = Math.min(
        ms,
        leastOf(4, () => work(text)),
      )
      before = leastOf(4, () => work(half))
      const factor = ms / Math.max(before, floorMs / 4)
      if (ms > floorMs && factor > worst.factor) worst = { length, ms, factor }
      if (worst.factor > most) return worst
    } else if (ms > worst.ms && worst.factor === 0) worst = { length, ms, factor: 0 }
  }
  return worst
}
