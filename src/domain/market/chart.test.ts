import { describe, expect, it } from 'vitest'
import { chartRows, withEveryDay } from './chart.ts'
import { formatResult } from './result/result.ts'

const day = (date: number, hours = 0) => new Date(2026, 10, date, hours).toISOString()

describe('the chart of a game', () => {
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
