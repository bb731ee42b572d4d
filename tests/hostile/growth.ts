/** Thread milliseconds that a browser calls a long task; what takes less isn't judged. */
const floorMs = 50

/** Milliseconds of this thread's own time, whatever else the machine has to do. */
function timeOf(work: () => void): number {
  const { user, system } = process.threadCpuUsage()
  work()
  const after = process.threadCpuUsage()
  return (after.user - user + after.system - system) / 1000
}

/** How long work takes on a text, and by what that grows when the text is twice as long. */
export interface Growth {
  /** Letters. */
  length: number
  ms: number
  factor: number
}

/** Letters of the text that is tried first, and of the longest. */
const [shortest, longest] = [1024, 256 * 1024]

/** Five times of `work` on a text, the least first. */
const timesOf = (work: (text: string) => void, text: string): number[] =>
  Array.from({ length: 5 }, () => timeOf(() => work(text))).sort((a, b) => a - b)

/** The least of five times: what the machine did besides isn't counted. */
const leastOf = (...given: Parameters<typeof timesOf>): number => timesOf(...given)[0] ?? 0

/** The median of five times. The least of short ones may be 0: a thread's own clock is sometimes behind. */
const medianOf = (...given: Parameters<typeof timesOf>): number => timesOf(...given)[2] ?? 0

/**
 * Whether the longest text is quick too, even if work grows with the square of a text. Told by the
 * clock on the wall: a thread's own is sometimes behind, and a wait here only costs a doubling more.
 */
const staysQuick = (begun: number, length: number): boolean =>
  (performance.now() - begun) * (longest / length) ** 2 < floorMs

/**
 * Measures `work` on a text that is doubled step by step, up to the longest, or until the longest can
 * only be quick. The factor is the mean of the last three doublings; it's 0 where all is quick. It ends
 * at the first that is more than `most`, so a freeze is never waited for, and is measured anew there:
 * compiling and collecting garbage take their time once.
 */
export function growthOf(
  work: (text: string) => void,
  textOf: (length: number) => string,
  most = 3,
): Growth {
  const factorOf = (ms: number, eighth: number) =>
    ms > floorMs ? Math.cbrt(ms / Math.max(eighth, floorMs / 32)) : 0
  const times: number[] = []
  for (let length = shortest; ; length *= 2) {
    const text = textOf(length)
    const begun = performance.now()
    const ms = timeOf(() => work(text))
    let growth = { length, ms, factor: factorOf(ms, times.at(-3) ?? Infinity) }
    if (growth.factor > most) {
      const again = leastOf(work, text)
      const eighth = medianOf(work, textOf(length / 8))
      growth = { length, ms: again, factor: factorOf(again, eighth) }
      if (growth.factor > most) return growth
    }
    if (length === longest || staysQuick(begun, length)) return growth
    times.push(growth.ms)
  }
}
