import { describe, expect, it, vi } from 'vitest'
import { countUndated, filterBets, noFilter, rangeDays, sortBets, winRate } from './history.ts'

const local = (month: number, day: number, hours = 12, minutes = 0) =>
  new Date(2026, month - 1, day, hours, minutes)
const now = local(11, 20, 13, 42).getTime()

const bet = (id: string, date: Date, changes: object = {}) => ({
  id,
  betType: 'single',
  gameId: { _id: 'kalyan' },
  status: 'pending',
  betAmount: 100,
  potentialWin: 950,
  winAmount: 0,
  betDate: date.toISOString(),
  ...changes,
})

const bets = [
  bet('late yesterday', local(11, 19, 23, 59), { status: 'lost', session: 'open' }),
  bet('first today', local(11, 20, 0, 0), {
    status: 'won',
    winAmount: 950,
    betAmount: 50,
    session: 'close',
  }),
  bet('six days ago', local(11, 14, 0, 0), { gameId: 'milan', betType: 'jodi' }),
  bet('seven days ago', local(11, 13, 23, 59), { status: 'cancelled' }),
  bet('a month ago', local(10, 20, 0, 0), { status: 'won', winAmount: 400, betAmount: 10 }),
  bet('before that', local(10, 19, 23, 59), { status: 'won', winAmount: null, betAmount: 10 }),
]

const names = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the days of a range', () => {
  it.each([
    ['31 March', local(3, 31), '2026-02-28'],
    ['31 December', local(12, 31), '2026-11-30'],
    ['15 January', local(1, 15), '2025-12-15'],
  ])('the month before %s starts on %s', (_, date, from) => {
    expect(rangeDays('last-month', date.getTime()).from).toBe(from)
  })

  it.each([
    [
      'both ends',
      { from: '2026-11-01', to: '2026-11-05' },
      { from: '2026-11-01', to: '2026-11-05' },
    ],
    [
      'the wrong way round',
      { from: '2026-11-05', to: '2026-11-01' },
      { from: '2026-11-01', to: '2026-11-05' },
    ],
    ['no end', { from: '2026-11-01', to: '' }, { from: '2026-11-01', to: '' }],
    ['no day at all', { from: 'soon', to: '2026-02-30' }, { from: '', to: '' }],
  ])('custom, %s', (_, custom, days) => {
    expect(rangeDays('custom', now, custom)).toEqual(days)
  })
})

describe('filters', () => {
  it.each([
    ['nothing', {}, names(bets)],
    ['today', { range: 'today' }, ['first today']],
    ['last 7 days', { range: 'last-7-days' }, ['late yesterday', 'first today', 'six days ago']],
    ['last month', { range: 'last-month' }, names(bets.slice(0, 5))],
    [
      'a custom day',
      { range: 'custom', custom: { from: '2026-11-19', to: '2026-11-19' } },
      ['late yesterday'],
    ],
    ['won', { status: 'won' }, ['first today', 'a month ago', 'before that']],
    ['cancelled', { status: 'cancelled' }, ['seven days ago']],
    ['jodi', { betType: 'jodi' }, ['six days ago']],
    ['one game', { gameId: 'milan' }, ['six days ago']],
    ['open session', { session: 'open' }, ['late yesterday']],
    ['close session', { session: 'close' }, ['first today']],
    ['won today', { status: 'won', range: 'today' }, ['first today']],
  ] as const)('%s §9.38', (_, changes, expected) => {
    const filter = { ...noFilter, ...changes }
    expect(names(filterBets(bets, filter, now))).toEqual(expected)
  })

  it('read a bet type however the host writes it', () => {
    const odd = [bet('odd', local(11, 20), { betType: 'single_panna' })]
    expect(filterBets(odd, { ...noFilter, betType: 'singlePanna' }, now)).toHaveLength(1)
  })

  it('a bet whose date can’t be read may be of any day', () => {
    const odd = [
      { ...bet('odd', local(11, 20)), betDate: 'soon' },
      { ...bet('none', local(11, 20)), betDate: '' },
      bet('old', local(11, 2)),
    ]
    expect(filterBets(odd, noFilter, now)).toHaveLength(3)
    expect(names(filterBets(odd, { ...noFilter, range: 'today' }, now))).toEqual(['odd', 'none'])
    const custom = { from: '2026-11-01', to: '2026-11-03' }
    const days = filterBets(odd, { ...noFilter, range: 'custom', custom }, now)
    expect(names(days)).toEqual(['odd', 'none', 'old'])
    expect(countUndated(days)).toBe(2)
  })
})

describe('sorting', () => {
  it('is newest first unless asked otherwise §9.39', () => {
    expect(names(sortBets(bets))[0]).toBe('first today')
    expect(names(sortBets(bets)).at(-1)).toBe('before that')
    expect(names(sortBets(bets, 'bet-date', 'ascending'))[0]).toBe('before that')
  })

  it('by amount keeps equal amounts newest first, both ways §9.39', () => {
    expect(names(sortBets(bets, 'amount'))).toEqual([
      'late yesterday',
      'six days ago',
      'seven days ago',
      'first today',
      'a month ago',
      'before that',
    ])
    expect(names(sortBets(bets, 'amount', 'ascending')).slice(0, 3)).toEqual([
      'a month ago',
      'before that',
      'first today',
    ])
  })

  it('by win amount puts what was won first §9.39', () => {
    const [first, second, third] = sortBets(bets, 'win-amount')
    expect([first?.id, second?.id, third?.id]).toEqual([
      'first today',
      'before that',
      'a month ago',
    ])
  })
})

it.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [13, 47, 28],
])('%d won of %d is a win rate of %d percent §9.40', (won, total, rate) => {
  expect(winRate(won, total)).toBe(rate)
})

describe.each(['Asia/Dubai', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'on a phone in %s, days are India’s',
  (zone) => {
    // Half past midnight of Saturday, 21 November in India.
    const night = Date.parse('2026-11-20T19:00:00.000Z')

    it('today, the last days and the last month end with India’s day', () => {
      vi.stubEnv('TZ', zone)
      expect(rangeDays('today', night)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
      expect(rangeDays('last-7-days', night)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
      expect(rangeDays('last-month', night)).toEqual({ from: '2026-10-21', to: '2026-11-21' })
      const custom = { from: '2026-11-05', to: '2026-02-30' }
      expect(rangeDays('custom', night, custom)).toEqual({ from: '2026-11-05', to: '' })
    })

    it('a bet is of the day on which it was placed in India', () => {
      vi.stubEnv('TZ', zone)
      const placed = [
        bet('yesterday', new Date('2026-11-20T18:29:59.000Z')),
        bet('today', new Date('2026-11-20T18:30:00.000Z')),
        { ...bet('as India writes it', new Date(night)), betDate: '21/11/2026 12:15 AM' },
      ]
      const today = filterBets(placed, { ...noFilter, range: 'today' }, night)
      expect(names(today)).toEqual(['today', 'as India writes it'])
    })
  },
)
