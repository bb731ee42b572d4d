import { expect, test } from 'vitest'
import { chartRows, withEveryDay } from './chart.ts'
import { digitCounts, weeksOf } from './week.ts'

const day = (date: number) => new Date(2026, 10, date)
const record = (date: number, session: 'open' | 'close', pana: string, digit: string) => ({
  gameDate: day(date).toISOString(),
  session,
  pana,
  digit,
})
const friday = day(20).getTime()

test('weeks run from Monday to Sunday, the newest first; days the chart does not have are null', () => {
  const rows = withEveryDay(chartRows([record(15, 'open', '470', '1')]), friday)
  const weeks = weeksOf(rows)
  expect(weeks.map(({ monday }) => new Date(monday).getDate())).toEqual([16, 9])
  expect(weeks.map(({ days }) => days.map((each) => each?.day.slice(8) ?? null))).toEqual([
    ['16', '17', '18', '19', '20', null, null],
    [null, null, null, null, null, null, '15'],
  ])
})

test('each digit is counted by session; an undeclared one isn’t counted', () => {
  const counts = digitCounts(
    chartRows([
      record(17, 'open', '470', '1'),
      record(17, 'close', '135', '9'),
      record(18, 'open', '245', '1'),
      record(19, 'close', '***', '*'),
    ]),
  )
  expect(counts).toHaveLength(10)
  expect(counts[0]).toEqual({ digit: '0', open: 0, close: 0 })
  expect(counts[1]).toEqual({ digit: '1', open: 2, close: 0 })
  expect(counts[9]).toEqual({ digit: '9', open: 0, close: 1 })
})
