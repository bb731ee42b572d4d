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
const on = (iso: string, stored: SafePlay = none) => safePlayAt(stored, ms(iso))
const limited = (span: LimitSpan, amount: number) => setLimit(on(at(20)), 'stake', span, amount)
const staked = (stored: SafePlay, ...days: [day: string, rupees: number][]) =>
  days.reduce((sum, [day, rupees]) => spend(sum, { kind: 'stake', rupees }, day), stored)

test.each<[string, LimitSpan, string, number, string]>([
  ['the last minute of a day', 'day', at(20, 23, 59), 200, at(21, 0)],
  ['the first of the next', 'day', at(21, 0), 500, at(22, 0)],
  ['the Sunday of the week that began on the 16th', 'week', at(22, 23, 59), 150, at(23, 0)],
  ['the Monday after', 'week', at(23, 0), 500, at(30, 0)],
  ['the last minute of November', 'month', at(30, 23, 59), 100, at(1, 0, 0, 11)],
  ['the first of December', 'month', at(1, 0, 0, 11), 500, at(1, 0, 0, 12)],
])('what is left of ₹500 in %s', (_, span, now, left, until) => {
  const stored = staked(
    limited(span, 500),
    ['2026-10-31', 400],
    ['2026-11-15', 50],
    ['2026-11-16', 50],
    ['2026-11-20', 300],
  )
  expect(leftOf(on(now, stored), 'stake', span)).toMatchObject({ left, until: ms(until) })
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
  const stored = staked(setLimit(limited('day', 500), 'stake', 'day', 900), ['2026-11-20', 500])
  const back = on(at(19), stored)
  expect(leftOf(back, 'stake', 'day')?.left).toBe(0)
  expect(on(at(21, 11), back).limits.stake.day?.amount).toBe(500)
  const rest = timeOut(on(at(20)), 1)
  expect(safePlayProblem(on(at(19), rest), { kind: 'deposit', rupees: 1 })).toEqual({
    code: 'time-out',
    until: ms(at(21)),
  })
})

test('the limit that leaves least decides; deposits and stakes count apart', () => {
  const stored = staked(setLimit(limited('day', 500), 'stake', 'week', 400), ['2026-11-16', 280])
  const over = { code: 'over', kind: 'stake', span: 'week', left: 120, amount: 400 }
  expect(safePlayProblem(stored, { kind: 'stake', rupees: 121 })).toMatchObject(over)
  expect(safePlayProblem(stored, { kind: 'stake', rupees: 120 })).toBeNull()
  expect(safePlayProblem(stored, { kind: 'deposit', rupees: 9_999 })).toBeNull()
})

test('a time-out ends by itself and is never shortened', () => {
  const rest = timeOut(timeOut(on(at(1)), 14), 1)
  const deposit = { kind: 'deposit', rupees: 1 } as const
  expect(safePlayProblem(on(at(15, 11, 59), rest), deposit)?.until).toBe(ms(at(15)))
  expect(safePlayProblem(on(at(15, 12), rest), deposit)).toBeNull()
})

test('sums are kept for 40 days', () => {
  const stored = staked(on(at(20)), ['2026-10-10', 1], ['2026-10-11', 2])
  expect(on(at(20), stored).spent.stake).toEqual({ '2026-10-11': 2 })
})

/** A stake limit for a day of ₹500 with ₹380 of it used, as releases before versions kept it. */
const older =
  '{"seen":1795160520000,"until":0,"limits":{"deposit":{},"stake":{"day":{"amount":500}}},"spent":{"deposit":{},"stake":{"2026-11-20":380}}}'
const problemsOf = (text: string, now = at(20)) =>
  (['deposit', 'stake'] as const).map(
    (kind) =>
      safePlayProblem(safePlayAt(readSafePlay(text, ms(at(20))), ms(now)), { kind, rupees: 121 })
        ?.code ?? null,
  )

test.each([
  '',
  '{',
  '[]',
  'null',
  '"until"',
  '{"seen":1}',
  '{"seen":1,"until":0,"limits":{},"spent":{}}',
  '{"seen":1,"until":"soon","limits":[],"spent":7}',
  '{"seen":9007199254740991,"until":9007199254740991,"limits":{"stake":{"day":null}}}',
  '{"limits":{"stake":{"fortnight":{"amount":1}}},"spent":{"stake":{"2026-11-20":"a","x":9}}}',
  older.slice(0, 60),
  older.replaceAll('{"day":{"amount":500}}', '{}').slice(0, -9),
])('an entry without a limit that can be read stops nobody: %j', (text) => {
  expect(problemsOf(text)).toEqual([null, null])
})

test('an older entry holds, and so does what can be read of a damaged one', () => {
  expect(problemsOf(older)).toEqual([null, 'over'])
  expect(problemsOf(older.replace('"seen":1795160520000,"until":0,', ''))).toEqual([null, 'over'])
  expect(
    problemsOf(older.replace('"deposit":{},"stake":{"2', '"deposit":[7],"stake":{"2')),
  ).toEqual([null, 'over'])
  const end = ms(at(23))
  const cut = older.replace('"until":0', `"until":${end}`).slice(0, 50)
  expect(readSafePlay(cut, ms(at(20))).until).toBe(end)
  expect(problemsOf(cut)).toEqual(['time-out', 'time-out'])
})

test.each([
  ['cut off', older.slice(0, 90)],
  ['without its amount', older.replace('{"amount":500}', '{"amount":"500"}')],
  ['a number', older.replace('{"amount":500}', '500')],
])(
  'a stake limit that was there, %s, stops stakes for 24 hours or until it’s set again',
  (_, text) => {
    expect(problemsOf(text)).toEqual([null, 'lost'])
    expect(problemsOf(text, at(21, 11, 59))).toEqual([null, 'lost'])
    expect(problemsOf(text, at(21))).toEqual([null, null])
    const set = setLimit(readSafePlay(text, ms(at(20))), 'stake', 'day', 900)
    expect(safePlayProblem(on(at(20), set), { kind: 'stake', rupees: 500 })).toBeNull()
  },
)

test('what is written is read again as it was', () => {
  const stored = staked(setLimit(limited('day', 500), 'stake', 'day', null), ['2026-11-20', 300])
  const lost = { ...timeOut(stored, 7), lost: { deposit: ms(at(21)) } }
  expect(readSafePlay(JSON.stringify(lost), 0)).toEqual(lost)
  expect(JSON.parse(JSON.stringify(lost))).toMatchObject({ version: 1 })
})

test('what counts on a day to come was written by a clock that was wrong, and stops nobody', () => {
  const stored = staked(limited('day', 500), ['2027-05-01', 500])
  expect(leftOf(on(at(20), stored), 'stake', 'day')?.left).toBe(500)
})
