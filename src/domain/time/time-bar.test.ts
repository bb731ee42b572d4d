import { describe, expect, it } from 'vitest'
import { timeBar } from './time-bar.ts'

const today = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).getTime()
const market = { openTime: '15:00', closeTime: '17:00', result: '***-**-***' }

describe('the time bar of a market of 15:00 to 17:00', () => {
  it.each([
    ['at night the needle rests at the start', today(3, 0), 0, 0, 0],
    ['six hours before open it starts to move', today(9, 0), 0, 0, 0],
    ['half way to open', today(12, 0), 0.25, 0.5, 0],
    ['at open it stands in the middle', today(15, 0), 0.5, 1, 0],
    ['half way to close', today(16, 0), 0.75, 1, 0.5],
    ['at close it stands at the end', today(17, 0), 1, 1, 1],
    ['late in the evening', today(23, 59), 1, 1, 1],
  ])('%s', (_, now, needle, open, close) => {
    const bar = timeBar(market, now)
    expect([bar.needle, bar.open.elapsed, bar.close.elapsed]).toEqual([needle, open, close])
  })
})

it('a market early in the morning starts at midnight', () => {
  const early = { openTime: '02:00', closeTime: '04:00', result: '***-**-***' }
  expect(timeBar(early, today(1, 0)).needle).toBe(0.25)
})

it.each([
  { openTime: '', closeTime: '', result: '' },
  { openTime: '00:00', closeTime: '00:00', result: '' },
  { openTime: '21:00', closeTime: '02:00', result: '' },
])('a market of "$openTime" to "$closeTime" keeps the needle on the bar', (odd) => {
  for (const hour of [0, 1, 12, 22]) {
    const { needle } = timeBar(odd, today(hour, 0))
    expect(needle).toBeGreaterThanOrEqual(0)
    expect(needle).toBeLessThanOrEqual(1)
  }
})

it.each([
  [today(14, 50), false, false],
  [today(14, 51), true, false],
  [today(15, 0), false, false],
  [today(16, 50), false, false],
  [today(16, 51), false, true],
  [today(17, 0), false, true],
  [today(17, 1), false, false],
])('at %d open is urgent: %s, close: %s', (now, open, close) => {
  const bar = timeBar(market, now)
  expect([bar.open.urgent, bar.close.urgent]).toEqual([open, close])
})
