import { describe, expect, it } from 'vitest'
import { marketStatus, nextMarketEdge, sortByOpenTime, type Market } from './market.ts'
import { betTypeProblem, selectionProblem } from './play.ts'

const today = (hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, 20, hours, minutes, seconds).getTime()

/** A market of 15:30 to 17:30 with this result. */
const market = (result = '***-**-***'): Market => ({
  openTime: '15:30',
  closeTime: '17:30',
  result,
})

const none = '***-**-***'
const openOnly = '128-1*-***'
const closeOnly = '***-*8-125'
const both = '128-18-125'

describe('the status of a market of 15:30 to 17:30', () => {
  it.each([
    ['midnight', today(0, 0), none, true, true, 'bettable'],
    ['the last second before open', today(15, 29, 59), none, true, true, 'bettable'],
    ['the open minute', today(15, 30), none, false, true, 'bettable'],
    ['one minute after open', today(15, 31), none, false, true, 'bettable'],
    ['one minute before close', today(17, 29), openOnly, false, true, 'bettable'],
    ['the close minute', today(17, 30), openOnly, false, true, 'bettable'],
    ['the last second of the close minute', today(17, 30, 59), openOnly, false, true, 'bettable'],
    ['one minute after close', today(17, 31), openOnly, false, false, 'market-closed'],
    ['the last minute of the day', today(23, 59), none, false, false, 'market-closed'],
    ['declared, but after close', today(17, 31), both, false, false, 'market-closed'],
    ['both declared before close', today(17, 30), both, false, false, 'result-declared'],
    ['both declared before open', today(9, 0), both, false, false, 'result-declared'],
    ['close declared before open', today(15, 0), closeOnly, true, false, 'bettable'],
    ['a result that cannot be read', today(15, 0), 'soon', false, false, 'game-closed'],
  ] as const)('%s §4.7-4.10 §5.14-5.17', (_, now, result, open, close, label) => {
    const status = marketStatus(market(result), now)
    expect([status.openBettable, status.closeBettable, status.label]).toEqual([open, close, label])
  })

  it('says how long each session takes bets, and how many minutes that is', () => {
    const { open, close } = marketStatus(market(), today(14, 12, 30))
    expect(open.minutesLeft).toBe(78)
    expect(close.minutesLeft).toBe(198)
    expect(open.endsAt).toBe(today(15, 30))
    expect(close.endsAt).toBe(today(17, 31))
  })

  it('has no minutes left in the last minute of close, nor once a session is over or declared', () => {
    expect(marketStatus(market(), today(17, 30, 20)).close.minutesLeft).toBe(0)
    expect(marketStatus(market(), today(16, 0)).open.minutesLeft).toBe(0)
    expect(marketStatus(market(openOnly), today(15, 0)).open.minutesLeft).toBe(0)
  })
})

it.each([
  ['24:00', '17:30'],
  ['', ''],
  ['15:30', 'late'],
])('a market from "%s" to "%s" doesn’t break the list', (openTime, closeTime) => {
  const status = marketStatus({ openTime, closeTime, result: none }, today(18, 0))
  expect(status.openBettable).toBe(false)
  expect(status.closeBettable).toBe(false)
})

it('a market that closes after midnight is judged by minutes since midnight: a known limit', () => {
  const night = { openTime: '21:00', closeTime: '02:00', result: none }
  expect(marketStatus(night, today(20, 0)).label).toBe('market-closed')
  expect(marketStatus(night, today(20, 0)).openBettable).toBe(true)
  expect(marketStatus(night, today(2, 0)).closeBettable).toBe(true)
  expect(marketStatus(night, today(2, 1)).closeBettable).toBe(false)
})

describe('why no game type can be played', () => {
  it('without a readable time there’s no better reason §2.128', () => {
    const unreadable = { openTime: '', closeTime: '', result: none }
    const problem = { code: 'all-sessions-currently-closed' }
    expect(selectionProblem(unreadable, today(12, 0))).toEqual(problem)
  })
})

describe('which game types can be played', () => {
  it.each([
    ['jodi', today(15, 29), none, null],
    ['jodi', today(15, 30), none, null],
    ['jodi', today(17, 31), none, 'all-sessions-closed'],
    ['single', today(16, 0), closeOnly, 'all-sessions-closed'],
    ['halfSangam', today(17, 30), openOnly, null],
    ['fullSangam', today(15, 0), openOnly, 'both-sessions-closed'],
    ['fullSangam', today(17, 31), none, 'both-sessions-closed'],
  ] as const)('%s at %d with %s: %s §4.15', (betType, now, result, code) => {
    expect(betTypeProblem(market(result), betType, now)).toEqual(code && { code })
  })
})

describe('the next moment a market may change', () => {
  const early = { openTime: '10:00', closeTime: '11:00', result: none }

  it.each([
    ['the open of the earliest', [market(), early], today(9, 0), today(10, 0)],
    ['the minute after close', [early], today(10, 0), today(11, 1)],
    ['the next market', [early, market()], today(11, 1), today(15, 30)],
    ['midnight after the last', [early, market()], today(17, 31), today(24, 0)],
    ['midnight without markets', [], today(12, 0), today(24, 0)],
    [
      'unreadable times are passed over',
      [{ ...early, openTime: '', closeTime: '' }],
      today(9, 0),
      today(24, 0),
    ],
  ])('%s', (_, markets, now, edge) => {
    expect(nextMarketEdge(markets, now)).toBe(edge)
  })
})

it('games are listed by open time, unreadable times last §7.7', () => {
  const games = ['21:00', 'late', '9:30', '15:00'].map((openTime) => ({ openTime }))
  expect(sortByOpenTime(games).map(({ openTime }) => openTime)).toEqual([
    '9:30',
    '15:00',
    '21:00',
    'late',
  ])
})
