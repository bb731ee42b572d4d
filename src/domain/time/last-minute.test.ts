import { expect, it } from 'vitest'
import { lastMinute, medianOfLast } from './last-minute.ts'

const at = (minutes: number, seconds: number, ms = 0) =>
  new Date(2026, 10, 20, 14, minutes, seconds, ms).getTime()
const three = at(60, 0)

it.each([
  ['a minute before, exactly', at(59, 0), 1200, { by: at(59, 58), isLate: false }],
  ['sooner', at(58, 59, 999), 1200, null],
  ['in the last second that is in time', at(59, 58), 1200, { by: at(59, 58), isLate: false }],
  ['right after it', at(59, 58, 1), 1200, { by: at(59, 58), isLate: true }],
  ['at the end', three, 1200, null],
  ['with a slow connection', at(59, 30), 9500, { by: at(59, 50), isLate: false }],
  ['with one that takes longer than is left', at(59, 0), 61_000, { by: at(58, 59), isLate: true }],
])('betting until 3:00 PM, %s', (_, now, delay, told) => {
  expect(lastMinute(three, now, delay)).toEqual(told)
})

it.each([
  [[], null],
  [[300], 300],
  [[100, 900, 300], 300],
  // The first was long ago.
  [[9000, 200, 1200, 400, 1300, 5000], 1200],
])('of %j, %j is in the middle', (values, median) => {
  expect(medianOfLast(values)).toBe(median)
})
