import { expect, it } from 'vitest'
import { formatDay } from './long-dates.ts'
import { ageInWords, durationInWords, durationSpoken } from './time.ts'

const at = (day: number, hours = 0, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).getTime()

it.each([
  [0, 'less than a minute', 'less than a minute'],
  [1, '1 min', '1 minute'],
  [18, '18 min', '18 minutes'],
  [60, '1 h', '1 hour'],
  [61, '1 h 1 min', '1 hour 1 minute'],
  [78, '1 h 18 min', '1 hour 18 minutes'],
])('%d minutes are "%s" and spoken "%s"', (minutes, shown, spoken) => {
  expect(durationInWords(minutes)).toBe(shown)
  expect(durationSpoken(minutes)).toBe(spoken)
})

it.each([
  [59, 'just now'],
  [-120, 'just now'],
  [60, '1 min ago'],
  [65 * 60, '1 h 5 min ago'],
  [24 * 3600 - 1, '23 h 59 min ago'],
  [24 * 3600, '1 day ago'],
  [50 * 3600, '2 days ago'],
])('a value %d seconds old is from "%s"', (seconds, words) => {
  const now = at(20, 13, 42)
  expect(ageInWords(now - seconds * 1000, now)).toBe(words)
})

it.each([
  ['today', at(20, 0), 'Today, 20 November'],
  ['yesterday', at(19, 23, 59), 'Yesterday, 19 November'],
  ['before that', at(18), '18 November'],
  ['last year', new Date(2025, 11, 31).getTime(), '31 December 2025'],
])('a day as a heading: %s', (_, moment, heading) => {
  expect(formatDay(moment, at(20, 13, 42))).toBe(heading)
})
