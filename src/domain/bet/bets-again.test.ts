import { expect, test } from 'vitest'
import { betsAgain } from './bets-again.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00`).getTime()
const market = { openTime: '15:00', closeTime: '17:00', result: '***-**-***' }
const bet = (betType: string, betNumber: string, session: string | null, betDate: string) => ({
  betType,
  betNumber,
  session,
  betDate,
  status: 'lost',
  betAmount: 10,
})
const bets = [
  bet('single', '7', 'open', '2026-11-19T08:00:00Z'),
  bet('jodi', '57', 'close', '2026-11-19T09:00:00Z'),
  bet('single', '7', 'close', '2026-11-19T10:00:00Z'),
  bet('singlePanna', '321', 'open', '2026-11-19T11:00:00Z'),
  bet('double_panna', '122', 'open', '2026-11-18T11:00:00Z'),
  bet('single', '4', 'open', '2026-11-17T11:00:00Z'),
]
const offered = (part: object, time: string) =>
  betsAgain(bets, { ...market, ...part }, at(time)).map(
    ({ betType, number, session, amount }) => `${betType} ${number} ${session} ${amount}`,
  )

test('the last three bets, each once; one that never wins is left out', () => {
  expect(offered({}, '13:42')).toEqual([
    'single 7 close 10',
    'jodi 57 close 10',
    'doublePanna 122 open 10',
  ])
})

test('after the open result: on the session that is open, and no jodi that has lost', () => {
  expect(offered({ result: '245-1*-***' }, '15:30')).toEqual([
    'single 7 close 10',
    'doublePanna 122 close 10',
    'single 4 close 10',
  ])
  expect(offered({ result: '348-5*-***' }, '15:30')).toContain('jodi 57 close 10')
})

test('nothing once the market is over', () => {
  expect(offered({}, '17:01')).toEqual([])
})
