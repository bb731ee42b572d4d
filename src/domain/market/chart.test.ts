import { describe, expect, it, vi } from 'vitest'
import { chartRows, digitCounts, starlineChartRows, weeksOf, withEveryDay } from './chart.ts'
import { formatResult } from './result/result.ts'

const day = (date: number, hours = 0) => new Date(2026, 10, date, hours).toISOString()

describe('the chart of a game', () => {
  it('keeps the part that can be read', () => {
    const gameDate = day(20)
    const [row] = chartRows([
      { gameDate, session: 'open', pana: '24', digit: ' 1 ' },
      { gameDate, session: 'close', pana: '479', digit: '20' },
    ]).rows
    expect(row && formatResult(row.result)).toBe('***-1*-479')
  })

  it('has nothing where nothing was declared', () => {
    expect(chartRows([])).toEqual({ rows: [], undated: [] })
    const [row] = chartRows([{ gameDate: day(20), session: 'open', pana: '***', digit: '*' }]).rows
    expect(row && formatResult(row.result)).toBe('***-**-***')
  })

  it('keeps each result whose date can’t be read, by itself', () => {
    const { rows, undated } = chartRows([
      { gameDate: 'soon', session: 'open', pana: '245', digit: '1' },
      { gameDate: '', session: 'open', pana: '128', digit: '1' },
      { gameDate: '', session: 'close', pana: '590', digit: '4' },
      { gameDate: '31/02/2026', session: 'close', pana: '479', digit: '0' },
    ])
    expect(rows).toEqual([])
    expect(undated.map(({ written, result }) => [written, formatResult(result)])).toEqual([
      ['soon', '245-1*-***'],
      ['', '128-1*-***'],
      ['', '***-*4-590'],
      ['31/02/2026', '***-*0-479'],
    ])
    expect(digitCounts([...rows, ...undated]).filter(({ open }) => open > 0)).toEqual([
      { digit: '1', open: 2, close: 0 },
    ])
  })
})

describe('every day of a chart', () => {
  const noon = new Date(2026, 10, 20, 12).getTime()
  const daysOf = (...dates: number[]) =>
    withEveryDay(
      chartRows(
        dates.map((date) => ({ gameDate: day(date), session: 'open', pana: '245', digit: '1' })),
      ).rows,
      noon,
    ).map((row) => `${row.day.slice(-2)} ${formatResult(row.result)}`)

  it('is in the chart, including today and days without a record', () => {
    expect(daysOf(19, 17)).toEqual([
      '20 ***-**-***',
      '19 245-1*-***',
      '18 ***-**-***',
      '17 245-1*-***',
    ])
  })

  it('extends to a future day, if the host knows one', () => {
    expect(daysOf(21, 20)).toEqual(['21 245-1*-***', '20 245-1*-***'])
  })

  it('after today is a day with a record, without the days before it', () => {
    expect(daysOf(20, 365 * 36)).toEqual(['22 245-1*-***', '20 245-1*-***'])
    expect(daysOf(25, 22)).toEqual(['25 245-1*-***', '22 245-1*-***', '20 ***-**-***'])
  })
})

describe.each([
  'Asia/Kolkata',
  'Asia/Dubai',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
])('a chart’s days are India’s on a phone in %s', (zone) => {
  /** A result of Tuesday, 10 November in each of the ways in which hosts write that day. */
  const written = [
    '2026-11-10',
    '2026-11-10T00:00:00.000Z',
    '2026-11-09T18:30:00.000Z',
    '2026-11-10T00:00:00',
    '2026-11-10 00:00:00',
    '10/11/2026',
    '10-11-2026',
    '10.11.2026 00:00:00',
    '1794249000000',
  ]

  it.each(written)('%s is 10 November', (gameDate) => {
    vi.stubEnv('TZ', zone)
    const { rows } = chartRows([{ gameDate, session: 'open', pana: '245', digit: '1' }])
    expect(rows.map((row) => row.day)).toEqual(['2026-11-10'])
    // Half past midnight of Thursday in India.
    const now = Date.parse('2026-11-11T19:00:00.000Z')
    const days = withEveryDay(rows, now)
    expect(days.map((row) => row.day)).toEqual(['2026-11-12', '2026-11-11', '2026-11-10'])
    const [week, ...others] = weeksOf(days)
    expect(others).toEqual([])
    expect(week?.days.map((row) => row?.day ?? null)).toEqual([
      null,
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
      null,
      null,
      null,
    ])
  })

  it('through the nights in which clocks are changed elsewhere', () => {
    vi.stubEnv('TZ', zone)
    const { rows } = chartRows([
      { gameDate: '30/10/2026', session: 'open', pana: '245', digit: '1' },
    ])
    const days = withEveryDay(rows, Date.parse('2026-11-02T20:00:00.000Z'))
    expect(days.map((row) => row.day.slice(5))).toEqual([
      '11-03',
      '11-02',
      '11-01',
      '10-31',
      '10-30',
    ])
  })
})

it('a Starline result without a readable date is at the end', () => {
  const rows = starlineChartRows([
    { gameDate: 'soon', winningNumber: '128' },
    { gameDate: '05/11/2026', winningNumber: '590', declaredAt: '05-11-2026 09:15 PM' },
    { gameDate: '10/11/2026', winningNumber: '***' },
  ])
  expect(rows).toEqual([
    { at: Date.parse('2026-11-09T18:30:00.000Z'), number: null, digit: null, declaredAt: null },
    {
      at: Date.parse('2026-11-04T18:30:00.000Z'),
      number: '590',
      digit: '4',
      declaredAt: Date.parse('2026-11-05T15:45:00.000Z'),
    },
    { at: null, number: '128', digit: '1', declaredAt: null },
  ])
})
