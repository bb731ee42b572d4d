import { describe, expect, it, vi } from 'vitest'
import { mergeStatement } from './statement.ts'
import { spanDays, sumsOf } from './sums.ts'

const at = (day: number, hours = 12, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).toISOString()
const now = new Date(2026, 10, 20, 15).getTime()

const fund = (amount: number, status: string, createdAt: string) => ({
  requestId: createdAt,
  amount,
  status,
  createdAt,
})
const withdrawal = (amount: number, status: string, createdAt: string) => ({
  _id: createdAt,
  amount,
  method: 'bank',
  status,
  createdAt,
})
const bet = (stake: number, status: string, betDate: string, more: object = {}) => ({
  _id: `${stake}`,
  betType: 'single',
  betNumber: '1',
  betAmount: stake,
  status,
  betDate,
  ...more,
})
const rows = mergeStatement({
  funds: [
    fund(2000, 'approved', at(20)),
    fund(500, 'rejected', at(20)),
    fund(700, 'pending', at(19)),
    fund(40, 'completed', at(14, 0)),
  ],
  withdrawals: [
    withdrawal(3000, 'processing', at(13, 23, 59)),
    withdrawal(900, 'rejected', at(20)),
    withdrawal(60, 'approved', at(18)),
  ],
  bets: [
    bet(100, 'won', at(19), { winAmount: 950, resultDate: at(20, 0) }),
    bet(250, 'pending', at(20)),
    bet(80, 'cancelled', at(20)),
    bet(30, 'lost', at(13, 23, 59)),
    bet(10, 'lost', 'soon'),
    bet(15, 'won', at(16)),
  ],
  starlineBets: [bet(20, 'lost', at(20, 23, 59)), bet(5, 'lost', at(21, 0))],
})

// Deposited, withdrawn, staked, won, net of what is decided; then undecided, waiting and unknown.
it.each([
  // The win came today, its stake was yesterday’s; the bet of 23:59 is today’s, that of 0:00 isn’t.
  ['today', spanDays(1, now), [2000, 0, 270, 950, 930, 250, 0, 1]],
  // From 0:00 on the 14th, with a win whose amount nobody told.
  ['7 days', spanDays(7, now), [2040, 60, 385, 950, 815, 250, 700, 2]],
  ['the 13th', { from: '2026-11-13', to: '2026-11-13' }, [0, 3000, 30, 0, -30, 0, 0, 1]],
  ['all days', { from: '', to: '' }, [2040, 3060, 420, 950, 780, 250, 700, 2]],
])('the sums of %s', (_, days, numbers) => {
  const { deposited, withdrawn, staked, won, net, ...rest } = sumsOf(rows, days)
  const { undecided, waiting, unknown } = rest
  expect([deposited, withdrawn, staked, won, net, undecided, waiting, unknown]).toEqual(numbers)
})

it('a span counts today', () => {
  expect(spanDays(30, now)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
})

describe.each(['Asia/Dubai', 'America/New_York', 'Pacific/Kiritimati'])('in %s', (zone) => {
  it('today is India’s day', () => {
    vi.stubEnv('TZ', zone)
    // Half past midnight of 21 November in India.
    const night = Date.parse('2026-11-20T19:00:00.000Z')
    expect(spanDays(7, night)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    const funds = [
      fund(1, 'approved', '2026-11-20T18:29:59.000Z'),
      fund(20, 'approved', '2026-11-20T18:30:00.000Z'),
      fund(300, 'approved', '21-11-2026 00:10:00'),
      fund(4000, 'approved', '2026-11-21T18:30:00.000Z'),
    ]
    expect(sumsOf(mergeStatement({ funds }), spanDays(1, night)).deposited).toBe(320)
  })
})
