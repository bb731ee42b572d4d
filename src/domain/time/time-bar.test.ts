import { expect, it } from 'vitest'
import { timeBar } from './time-bar.ts'

const today = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).getTime()
const market = { openTime: '15:00', closeTime: '17:00', result: '***-**-***' }

it.each([
  ['at night both rest', today(3, 0), 0, 0, false, false],
  ['six hours before open the first starts to move', today(9, 0), 0, 0, false, false],
  ['half way to open', today(12, 0), 0.5, 0, false, false],
  ['ten minutes before open', today(14, 50), 350 / 360, 0, false, false],
  ['nine minutes before open', today(14, 51), 351 / 360, 0, true, false],
  ['at open', today(15, 0), 1, 0, false, false],
  ['half way to close', today(16, 0), 1, 0.5, false, false],
  ['ten minutes before close', today(16, 50), 1, 110 / 120, false, false],
  ['nine minutes before close', today(16, 51), 1, 111 / 120, false, true],
  ['at close', today(17, 0), 1, 1, false, true],
  ['after close', today(17, 1), 1, 1, false, false],
])('the halves of a market of 15:00 to 17:00, and whether it’s urgent: %s', (_, now, ...seen) => {
  const { open, close } = timeBar(market, now)
  expect([open.elapsed, close.elapsed, open.urgent, close.urgent]).toEqual(seen)
})

it('a market early in the morning starts at midnight', () => {
  const early = { openTime: '02:00', closeTime: '04:00', result: '***-**-***' }
  expect(timeBar(early, today(1, 0)).open.elapsed).toBe(0.5)
})

it.each([
  { openTime: '', closeTime: '', result: '' },
  { openTime: '00:00', closeTime: '00:00', result: '' },
  { openTime: '21:00', closeTime: '02:00', result: '' },
])('a market of "$openTime" to "$closeTime" stays on the bar', (odd) => {
  for (const hour of [0, 1, 12, 22]) {
    for (const { elapsed } of Object.values(timeBar(odd, today(hour, 0)))) {
      expect(elapsed).toBeGreaterThanOrEqual(0)
      expect(elapsed).toBeLessThanOrEqual(1)
    }
  }
})
