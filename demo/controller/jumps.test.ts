import { expect, test } from 'vitest'
import { jumpsFrom } from './jumps.ts'

test('the clock jumps to market times, Sunday and midnight', () => {
  const markets = [
    { gameName: 'Malwa Day', openTime: '12:30', closeTime: '14:30' },
    { gameName: 'Konkan Day', openTime: '15:00', closeTime: '17:00' },
  ]
  const now = new Date(2026, 10, 20, 14, 40).getTime()
  const jumps = jumpsFrom(markets, now).map(({ title, about, to }) => [
    title,
    about,
    new Date(to).toString().slice(0, 21),
  ])
  expect(jumps).toEqual([
    ['Next open end', 'Konkan Day', 'Fri Nov 20 2026 14:59'],
    ['Between draws', 'Konkan Day', 'Fri Nov 20 2026 15:01'],
    ['Next close end', 'Konkan Day', 'Fri Nov 20 2026 16:59'],
    ['After close', 'Konkan Day', 'Fri Nov 20 2026 17:01'],
    ['Next Sunday', 'no withdrawals', 'Sun Nov 22 2026 14:40'],
    ['Midnight', 'a new day', 'Sat Nov 21 2026 00:00'],
  ])
})
