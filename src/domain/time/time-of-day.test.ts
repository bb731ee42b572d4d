import { describe, expect, it } from 'vitest'
import { formatTimeOfDay, minutesSinceMidnight, momentAt, parseTimeOfDay } from './time-of-day.ts'

it.each([
  ['00:00', 0],
  ['00:01', 1],
  ['9:05', 545],
  ['15:30', 930],
  ['23:59', 1439],
  [' 12:00 ', 720],
  ['09:10:00', 550],
])('%s is minute %d of the day §3.7', (text, minutes) => {
  expect(parseTimeOfDay(text)).toBe(minutes)
})

it.each(['24:00', '12:60', '3 PM', '15', '', null, undefined, '15:3'])(
  '"%s" isn’t a time',
  (text) => {
    expect(parseTimeOfDay(text)).toBeNull()
  },
)

it.each([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['06:00', '6:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['15:00', '3:00 PM'],
  ['23:05', '11:05 PM'],
  ['soon', 'soon'],
])('%s is shown as %s', (text, shown) => {
  expect(formatTimeOfDay(text)).toBe(shown)
})

describe('the minute of the day', () => {
  it.each([
    [new Date(2026, 10, 20, 0, 0, 0), 0],
    [new Date(2026, 10, 20, 0, 0, 59, 999), 0],
    [new Date(2026, 10, 20, 15, 29, 59, 999), 929],
    [new Date(2026, 10, 20, 15, 30, 0), 930],
    [new Date(2026, 10, 20, 23, 59, 59), 1439],
  ])('%s', (date, minute) => {
    expect(minutesSinceMidnight(date.getTime())).toBe(minute)
  })

  it('a minute past the last one is the next midnight', () => {
    const now = new Date(2026, 10, 20, 13, 42).getTime()
    expect(momentAt(now, 930)).toBe(new Date(2026, 10, 20, 15, 30).getTime())
    expect(momentAt(now, 1440)).toBe(new Date(2026, 10, 21).getTime())
  })
})
