import { expect, test } from 'vitest'
import { addElapsed } from './play-time.ts'

const at = (hours: number, minutes: number, seconds = 0, day = 20) =>
  new Date(2026, 10, day, hours, minutes, seconds).getTime()
const stored = { day: '2026-11-20', ms: 60_000, until: at(13, 0), run: 60_000, check: 30 }

test.each([
  ['fifteen seconds on screen', at(13, 0), at(13, 0, 15), { ms: 75_000, run: 75_000 }],
  // Another tab has counted up to 13:00:00, this one was last seen at 12:59:50.
  ['side by side with another tab', at(12, 59, 50), at(13, 0, 5), { ms: 65_000, run: 65_000 }],
  ['a phone that slept', at(13, 0), at(13, 5), { ms: 60_000, run: 60_000 }],
  ['a break of over ten minutes', at(13, 20), at(13, 20, 15), { ms: 75_000, run: 15_000 }],
  ['the first seconds of a day', at(0, 0, 0, 21), at(0, 0, 10, 21), { ms: 10_000, run: 10_000 }],
  ['a clock that was set back', at(12, 0), at(12, 0, 15), { ms: 75_000, run: 15_000 }],
])('%s', (_, seen, now, { ms, run }) => {
  const day = now >= at(0, 0, 0, 21) ? '2026-11-21' : '2026-11-20'
  expect(addElapsed(stored, seen, now)).toEqual({ day, ms, until: now, run, check: 30 })
})

test('two tabs that count the same seconds count them once', () => {
  const once = addElapsed(stored, at(13, 0), at(13, 0, 15))
  expect(addElapsed(once, at(13, 0), at(13, 0, 15)).ms).toBe(75_000)
})
