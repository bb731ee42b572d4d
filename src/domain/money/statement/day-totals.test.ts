import { describe, expect, it, vi } from 'vitest'
import { indiaDayKey } from '../../time/india.ts'
import { axisEnd, dayTotals } from './day-totals.ts'

const at = (day: number, hours = 12) => new Date(2026, 10, day, hours)
const bet = (date: Date, betAmount: number, winAmount?: number) => ({
  betType: 'single',
  status: winAmount === undefined ? 'lost' : 'won',
  betAmount,
  winAmount,
  betDate: date.toISOString(),
})

const inWords = (totals: ReturnType<typeof dayTotals>) =>
  totals.map(({ day, staked, won }) => [new Date(day).getDate(), staked, won])

describe('stake and win by day', () => {
  it('has a line for every day from the oldest bet to the newest, gaps included', () => {
    const bets = [bet(at(20, 23), 100, 950), bet(at(20, 0), 50), bet(at(18), 10)]
    expect(inWords(dayTotals(bets))).toEqual([
      [18, 10, 0],
      [19, 0, 0],
      [20, 150, 950],
    ])
  })

  it('shows the latest days when there are more', () => {
    const bets = [bet(at(1), 10), bet(at(19), 20), bet(at(20), 30)]
    expect(inWords(dayTotals(bets, 2))).toEqual([
      [19, 20, 0],
      [20, 30, 0],
    ])
    expect(dayTotals(bets)).toHaveLength(14)
  })

  it('leaves out a bet without a readable date, and is empty without bets', () => {
    expect(dayTotals([{ ...bet(at(1), 10), betDate: 'soon' }])).toEqual([])
    expect(dayTotals([])).toEqual([])
  })
})

it.each([
  [0, 10],
  [10, 10],
  [70, 100],
  [100, 100],
  [1600, 2000],
  [2100, 5000],
  [950_000, 1_000_000],
])('an axis that holds ₹%d ends at ₹%d', (most, end) => {
  expect(axisEnd(most)).toBe(end)
})

describe.each(['Asia/Dubai', 'America/New_York', 'Pacific/Kiritimati'])('in %s', (zone) => {
  it('a day is India’s, also where clocks are changed', () => {
    vi.stubEnv('TZ', zone)
    const bets = [
      bet(new Date('2026-11-02T18:29:00.000Z'), 100),
      bet(new Date('2026-11-01T18:30:00.000Z'), 10),
      bet(new Date('2026-11-01T18:29:00.000Z'), 1),
      bet(new Date('2026-10-30T18:30:00.000Z'), 5),
    ]
    expect(dayTotals(bets).map(({ day, staked }) => [indiaDayKey(day), staked])).toEqual([
      ['2026-10-31', 5],
      ['2026-11-01', 1],
      ['2026-11-02', 110],
    ])
  })
})
