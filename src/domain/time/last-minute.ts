/** The median of the last five; null while there is none. */
export function medianOfLast(values: readonly number[]): number | null {
  const last = values.slice(-5).sort((one, other) => one - other)
  return last[last.length >> 1] ?? null
}

/** The last minute before betting ends. */
export type LastMinute = {
  /** The last full second (epoch ms) at which a bet sent takes the delay and is still in time. */
  by: number
  /** `by` has passed: betting is still open, but the host may hear of the bet too late. */
  isLate: boolean
}

/**
 * The last minute before `endsAt` with a measured delay to the host; null before and after it. All in
 * ms. The whole way there and back counts as delay, which errs on the safe side.
 */
export function lastMinute(endsAt: number, now: number, delayMs: number): LastMinute | null {
  if (now < endsAt - 60_000 || now >= endsAt) return null
  const by = Math.floor((endsAt - delayMs) / 1000) * 1000
  return { by, isLate: now > by }
}
