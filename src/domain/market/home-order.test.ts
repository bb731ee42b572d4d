import { expect, it } from 'vitest'
import { momentAt } from '../time/time-of-day.ts'
import { homeOrder, isLongList } from './home-order.ts'

const now = momentAt(new Date(2026, 10, 20).getTime(), 13 * 60 + 42)

const market = (name: string, openTime: string, closeTime: string, result = '***-**-***') => ({
  name,
  openTime,
  closeTime,
  result,
})

/** By open time, as the list comes. */
const some = [
  market('declared early', '09:00', '10:00', '379-92-480'),
  market('half a result', '10:00', '11:00', '128-1*-***'),
  market('closes at 2:10', '11:00', '14:10', '128-1*-***'),
  market('closes at 2:00', '12:00', '14:00'),
  market('both declared, before its time', '13:00', '18:00', '123-67-124'),
  market('no result yet', '13:05', '13:30'),
  market('opens at 1:45', '13:45', '20:00'),
  market('opens at 3:00', '15:00', '17:00'),
]

const names = (markets: readonly { name: string }[]) => markets.map(({ name }) => name)

it('from twelve markets on, those to bet on come first by the time that’s left, then those without a complete result, then the rest', () => {
  const later = ['16:00', '17:00', '18:00', '19:00'].map((time) =>
    market(`opens at ${time}`, time, '21:00'),
  )
  expect(names(homeOrder([...some, ...later], now))).toEqual([
    'opens at 1:45',
    'closes at 2:00',
    'closes at 2:10',
    'opens at 3:00',
    'opens at 16:00',
    'opens at 17:00',
    'opens at 18:00',
    'opens at 19:00',
    'half a result',
    'no result yet',
    'declared early',
    'both declared, before its time',
  ])
})

it('eleven stay as they are', () => {
  const eleven = [...some, ...some.slice(0, 3)]
  expect(homeOrder(eleven, now)).toEqual(eleven)
  expect([isLongList(eleven), isLongList([...eleven, some[0]])]).toEqual([false, true])
})
