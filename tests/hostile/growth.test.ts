import { expect, it, vi } from 'vitest'
import { growthOf } from './growth.ts'

it('work that grows with its text isn’t suspected where the thread’s own clock is behind', () => {
  /** Microseconds. */
  let spent = 0
  vi.spyOn(performance, 'now').mockImplementation(() => spent / 1000)
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: Math.floor(spent / 10_000) * 10_000,
    system: 0,
  }))
  /** 60 ms on the longest, 7.5 on an eighth of it: the clock says 0 or 10. */
  const work = (text: string) => (spent += (text.length / (256 * 1024)) * 60_000)
  const factors = Array.from(
    { length: 40 },
    () => growthOf(work, (length) => 'a'.repeat(length)).factor,
  )
  expect(factors.filter((factor) => factor > 3)).toEqual([])
})
