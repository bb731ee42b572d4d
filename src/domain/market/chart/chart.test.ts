import { describe, expect, it } from 'vitest'
import { formatResult } from '../result/result.ts'
import { chartRows, starlineChartRows, withEveryDay } from './chart.ts'

const day = (date: number, hours = 0) => new Date(2026, 10, date, hours).toISOString()

describe('the chart of a game', () => {
  it('puts both sessions of a day in one row, newest day first §9.45', () => {
    const rows = chartRows([
      { gameDate: day(18), session: 'close', pana: '479', digit: '0' },
      { gameDate: day(20), session: 'open', pana: '245', digit: '1' },
      { gameDate: day(18, 9), session: 'open', pana: '134', digit: '8' },
      { gameDate: day(19), session: 'close', pana: '550', digit: '0' },
    ])
    expect(rows.map((row) => [row.day, formatResult(row.result)])).toEqual([
      ['2026-11-20', '245-1*-***'],
      ['2026-11-19', '***-*0-550'],
      ['2026-11-18', '134-80-479'],
    ])
  })

  it('keeps the part that can be read', () => {
    const gameDate = day(20)
    const [row] = chartRows([
      { gameDate, session: 'open', pana: '24', digit: ' 1 ' },
      { gameDate, session: 'close', pana: '479', digit: '20' },
    ])
    expect(row && formatResult(row.result)).toBe('***-1*-479')
  })

  it('leaves out what cannot be read', () => {
    expect(chartRows([])).toEqual([])
    expect(chartRows([{ gameDate: 'soon', session: 'open', pana: '245', digit: '1' }])).toEqual([])
    const [row] = chartRows([{ gameDate: day(20), session: 'open', pana: '***', digit: '*' }])
    expect(row && formatResult(row.result)).toBe('***-**-***')
  })
})

describe('every day of a chart', () => {
  const noon = new Date(2026, 10, 20, 12).getTime()
  const daysOf = (...dates: number[]) =>
    withEveryDay(
      chartRows(
        dates.map((date) => ({ gameDate: day(date), session: 'open', pana: '245', digit: '1' })),
      ),
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

it('the chart of a Starline game is newest first, with the digit of each draw §3.40', () => {
  const rows = starlineChartRows([
    { gameDate: day(19), winningNumber: '559', declaredAt: '2026-11-19T08:35:00.000Z' },
    { gameDate: day(20), winningNumber: '***', declaredAt: null },
    { gameDate: 'soon', winningNumber: '123' },
  ])
  expect(rows.map((row) => [row.day, row.number, row.digit, row.declaredAt])).toEqual([
    ['2026-11-20', null, null, null],
    ['2026-11-19', '559', '9', Date.UTC(2026, 10, 19, 8, 35)],
  ])
})
