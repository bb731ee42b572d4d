/** An answer with the time at the host; `sentAt` and `answeredAt` by the phone's clock, epoch ms. */
export interface DatedAnswer {
  /** The header `Date`, by the host's clock when it wrote the answer. */
  date: string
  /** The header `Age`: for how many seconds a cache has kept the answer since. */
  age: string | null
  sentAt: number
  answeredAt: number
}

/** A phone's clock may be off by this much before it's said, in ms (readings.md#phone-time). */
const toleratedMs = 2 * 60_000
/** An answer that took longer says too little: the phone may have slept meanwhile. */
const longestMs = 10_000

/**
 * By how many ms the phone's clock is ahead of the host's (less than zero: behind), seen from the
 * middle of the request. Null if that's within two minutes or can't be told.
 */
export function clockError({ date, age, sentAt, answeredAt }: DatedAnswer): number | null {
  // HTTP's own form of a date, which every engine reads alike (ECMAScript, `toUTCString`).
  const written = Date.parse(date)
  const took = answeredAt - sentAt
  if (Number.isNaN(written) || took < 0 || took > longestMs) return null
  const seconds = /^\d+$/.test(age ?? '') ? Number(age) : 0
  const error = sentAt + took / 2 - (written + seconds * 1000)
  return Math.abs(error) > toleratedMs ? error : null
}
