import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localMidnightIso } from './dates.ts'
import {
  addIndiaDays,
  formatIndiaDate,
  formatIndiaTime,
  indiaDayKey,
  indiaWeekday,
  isOnIndiaTime,
  isSameIndiaDay,
  parseIndiaDayKey,
  startOfIndiaDay,
} from './india.ts'

const moment = (text: string) => Date.parse(text)
const iso = (epochMs: number | null) => (epochMs === null ? null : new Date(epochMs).toISOString())
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Phones far away, two of them where clocks are changed twice a year. */
const zones = [
  ['Asia/Kolkata', true],
  ['Asia/Dubai', false],
  ['America/New_York', false],
  ['Europe/London', false],
  ['Asia/Kathmandu', false],
  ['Pacific/Kiritimati', false],
] as const

describe.each(zones)('on a phone in %s', (zone, isInIndia) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))

  it.each([
    ['2026-11-19T18:29:59.999Z', '2026-11-19', 'Thursday', '2026-11-18T18:30:00.000Z'],
    ['2026-11-19T18:30:00.000Z', '2026-11-20', 'Friday', '2026-11-19T18:30:00.000Z'],
    ['2026-11-20T18:29:59.000Z', '2026-11-20', 'Friday', '2026-11-19T18:30:00.000Z'],
    // The night in which New York's clocks go back.
    ['2026-11-01T05:30:00.000Z', '2026-11-01', 'Sunday', '2026-10-31T18:30:00.000Z'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01', 'Friday', '2026-12-31T18:30:00.000Z'],
  ])('%s is on %s, a %s', (at, day, weekday, midnight) => {
    expect(indiaDayKey(moment(at))).toBe(day)
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    expect(names[indiaWeekday(moment(at))]).toBe(weekday)
    expect(iso(startOfIndiaDay(moment(at)))).toBe(midnight)
    expect(iso(parseIndiaDayKey(day))).toBe(midnight)
  })

  it('days are counted on India’s calendar, whatever the phone’s clock does meanwhile', () => {
    const midnight = moment('2026-11-09T18:30:00.000Z')
    expect(iso(addIndiaDays(midnight, -10))).toBe('2026-10-30T18:30:00.000Z')
    expect(iso(addIndiaDays(moment('2026-03-07T18:30:00Z'), 1))).toBe('2026-03-08T18:30:00.000Z')
    expect(isSameIndiaDay(midnight, moment('2026-11-10T18:29:59Z'))).toBe(true)
    expect(isSameIndiaDay(midnight, moment('2026-11-10T18:30:00Z'))).toBe(false)
  })

  it.each(['2026-02-30', '2026-13-01', '20 Nov', ''])('“%s” is no day', (text) => {
    expect(parseIndiaDayKey(text)).toBeNull()
  })

  it('date and time are India’s, which is said where the phone’s are others', () => {
    const at = moment('2026-11-20T19:35:00Z')
    expect(formatIndiaDate(at, undefined, months)).toBe('21 Nov')
    expect(formatIndiaTime(at)).toBe(isInIndia ? '1:05 AM' : '1:05 AM IST')
    expect(isOnIndiaTime(at)).toBe(isInIndia)
  })

  it('the year is India’s', () => {
    const newYear = moment('2026-12-31T19:00:00Z')
    expect(formatIndiaDate(newYear, moment('2026-12-31T18:00:00Z'), months)).toBe('1 Jan 2027')
    expect(formatIndiaDate(newYear, moment('2027-01-01T10:00:00Z'), months)).toBe('1 Jan')
  })
})

describe('the day sent with a bet stays the phone’s own midnight §3.17', () => {
  it.each([
    ['Asia/Dubai', '2026-11-19T20:00:00.000Z'],
    ['America/New_York', '2026-11-20T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
  ])('%s', (zone, midnight) => {
    vi.stubEnv('TZ', zone)
    expect(localMidnightIso(moment('2026-11-20T09:30:00Z'))).toBe(midnight)
  })
})
