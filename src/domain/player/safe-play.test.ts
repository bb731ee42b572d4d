import { expect, test } from 'vitest'
import {
  leftOf,
  readSafePlay,
  safePlayAt,
  safePlayProblem,
  setLimit,
  spend,
  timeOut,
  type LimitSpan,
  type SafePlay,
} from './safe-play.ts'

/** Friday, 20 November 2026. */
const at = (day: number, hours = 12, minutes = 0, month = 10) =>
  new Date(2026, month, day, hours, minutes).toISOString()
const ms = (iso: string) => Date.parse(iso)
const none = readSafePlay(null, 0)
const on = (iso: string, kept: SafePlay = none) => safePlayAt(kept, ms(iso))
const limited = (span: LimitSpan, amount: number) => setLimit(on(at(20)), 'stake', span, amount)
const staked = (kept: SafePlay, ...days: [day: string, rupees: number][]) =>
  days.reduce((sum, [day, rupees]) => spend(sum, { kind: 'stake', rupees }, day), kept)

test.each<[string, LimitSpan, string, number, string]>([
  ['the last minute of a day', 'day', at(20, 23, 59), 200, at(21, 0)],
  ['the first of the next', 'day', at(21, 0), 500, at(22, 0)],
  ['the Sunday of the week that began on the 16th', 'week', at(22, 23, 59), 150, at(23, 0)],
  ['the Monday after', 'week', at(23, 0), 500, at(30, 0)],
  ['the last minute of November', 'month', at(30, 23, 59), 100, at(1, 0, 0, 11)],
  ['the first of December', 'month', at(1, 0, 0, 11), 500, at(1, 0, 0, 12)],
])('what is left of ₹500 in %s', (_, span, now, left, until) => {
  const kept = staked(
    limited(span, 500),
    ['2026-10-31', 400],
    ['2026-11-15', 50],
    ['2026-11-16', 50],
    ['2026-11-20', 300],
  )
  expect(leftOf(on(now, kept), 'stake', span)).toMatchObject({ left, until: ms(until) })
})

test('a first or lower limit holds at once, a higher one or none after 24 hours', () => {
  const first = limited('day', 500)
  const lower = setLimit(first, 'stake', 'day', 300)
  expect(lower.limits.stake.day).toEqual({ amount: 300 })
  const raised = setLimit(lower, 'stake', 'day', 900)
  expect(on(at(21, 11, 59), raised).limits.stake.day?.amount).toBe(300)
  expect(on(at(21, 12), raised).limits.stake.day).toEqual({ amount: 900 })
  // Asked again a day later: it replaces what waited, and waits anew.
  const removed = setLimit(on(at(21, 11), raised), 'stake', 'day', null)
  expect(on(at(22, 10, 59), removed).limits.stake.day?.amount).toBe(300)
  expect(on(at(22, 11), removed).limits.stake).toEqual({})
  expect(setLimit(removed, 'stake', 'day', 300).limits.stake.day).toEqual({ amount: 300 })
})

test('a clock set back gives nothing: not the raise, not the day before, not the time-out', () => {
  const kept = staked(setLimit(limited('day', 500), 'stake', 'day', 900), ['2026-11-20', 500])
  const back = on(at(19), kept)
  expect(leftOf(back, 'stake', 'day')?.left).toBe(0)
  expect(on(at(21, 11), back).limits.stake.day?.amount).toBe(500)
  const rest = timeOut(on(at(20)), 1)
  expect(safePlayProblem(on(at(19), rest), { kind: 'deposit', rupees: 1 })).toEqual({
    code: 'time-out',
    until: ms(at(21)),
  })
})

test('the limit that leaves least decides; deposits and stakes count apart', () => {
  const kept = staked(setLimit(limited('day', 500), 'stake', 'week', 400), ['2026-11-16', 280])
  const over = { code: 'over', kind: 'stake', span: 'week', left: 120, amount: 400 }
  expect(safePlayProblem(kept, { kind: 'stake', rupees: 121 })).toMatchObject(over)
  expect(safePlayProblem(kept, { kind: 'stake', rupees: 120 })).toBeNull()
  expect(safePlayProblem(kept, { kind: 'deposit', rupees: 9_999 })).toBeNull()
})

test('a time-out ends by itself and is never shortened', () => {
  const rest = timeOut(timeOut(on(at(1)), 14), 1)
  const deposit = { kind: 'deposit', rupees: 1 } as const
  expect(safePlayProblem(on(at(15, 11, 59), rest), deposit)?.until).toBe(ms(at(15)))
  expect(safePlayProblem(on(at(15, 12), rest), deposit)).toBeNull()
})

test('sums are kept for 40 days', () => {
  const kept = staked(on(at(20)), ['2026-10-10', 1], ['2026-10-11', 2])
  expect(on(at(20), kept).spent.stake).toEqual({ '2026-10-11': 2 })
})

test.each(['', '{', '[]', '{"seen":1}', '{"seen":1,"until":0,"limits":{},"spent":{}}'])(
  'what can’t be read closes staking and deposits for 24 hours: %j',
  (text) => {
    const kept = readSafePlay(text, ms(at(20)))
    expect(safePlayProblem(kept, { kind: 'stake', rupees: 1 })?.until).toBe(ms(at(21)))
  },
)
