import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  dayKey,
  formatDayMonth,
  formatTime,
  isSameDay,
  isSunday,
  localMidnightIso,
  parseDayKey,
  startOfDay,
} from './dates.ts'

const at = (day: number, hours = 0, minutes = 0, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).getTime()

describe('today’s local midnight, the way it’s sent', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'))

  it.each([
    ['at noon', Date.UTC(2026, 10, 20, 6, 30)],
    ['in the first second of the day', Date.UTC(2026, 10, 19, 18, 30)],
    ['in the last second of the day', Date.UTC(2026, 10, 20, 18, 29, 59)],
  ])('%s in India it is 18:30 of the day before in Greenwich §3.17', (_, now) => {
    expect(localMidnightIso(now)).toBe('2026-11-19T18:30:00.000Z')
  })
})

describe('days', () => {
  it('have a key that sorts as text', () => {
    expect(dayKey(at(1, 23, 59, 59))).toBe('2026-11-01')
    expect(dayKey(at(2))).toBe('2026-11-02')
  })

  it('are read back from their key', () => {
    expect(parseDayKey('2026-11-20')).toBe(at(20))
    expect(parseDayKey('2026-02-30')).toBeNull()
    expect(parseDayKey('20 Nov')).toBeNull()
    expect(parseDayKey('')).toBeNull()
  })

  it('start at local midnight and are counted on the calendar', () => {
    expect(startOfDay(at(20, 23, 59, 59))).toBe(at(20))
    expect(addDays(at(20, 13, 42), 1)).toBe(at(21, 13, 42))
    expect(addDays(at(1), -1)).toBe(new Date(2026, 9, 31).getTime())
    expect(isSameDay(at(20), at(20, 23, 59))).toBe(true)
    expect(isSameDay(at(20, 23, 59), at(21))).toBe(false)
  })

  it.each([
    [21, 'Saturday', false],
    [22, 'Sunday', true],
    [23, 'Monday', false],
  ])('%d November 2026 is a %s', (day, name, sunday) => {
    expect(new Date(at(day, 12)).toString()).toContain(name.slice(0, 3))
    expect(isSunday(at(day))).toBe(sunday)
    expect(isSunday(at(day, 23, 59, 59))).toBe(sunday)
  })
})

it('dates and times as they are shown', () => {
  expect(formatDayMonth(at(20))).toBe('20 Nov')
  expect(formatDayMonth(at(20), new Date(2027, 0, 1).getTime())).toBe('20 Nov 2026')
  expect(formatDayMonth(at(5), at(20))).toBe('5 Nov')
  expect(formatTime(at(20, 15))).toBe('3:00 PM')
})
