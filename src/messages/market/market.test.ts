import { describe, expect, it } from 'vitest'
import { marketStatus } from '#domain/market/market.ts'
import { marketLabelText } from '#messages/en/market/market.ts'
import { formatResultNews, formatSessionTime, formatTimeBar, formatTimeLeft } from './market.ts'

const today = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).getTime()
const market = { openTime: '15:00', closeTime: '17:00', result: '***-**-***' }

it.each([
  ['market-closed', 'Market Closed'],
  ['result-declared', 'Result Declared'],
  ['game-closed', 'Game Closed'],
  ['bettable', null],
] as const)('the card of a market that is %s says "%s" §4.11 §4.12 §4.14', (label, text) => {
  expect(marketLabelText[label]).toBe(text)
})

it.each([
  ['open', ['245', '1'], 'Malwa Day open result 245, 1'],
  ['close', ['136'], 'Malwa Day close result 136'],
] as const)('the %s draw %o is announced as "%s"', (session, draw, sentence) => {
  const news = { gameId: 'm', gameName: 'Malwa Day', session, draw: [...draw] }
  expect(formatResultNews(news)).toBe(sentence)
})

it.each([
  [
    today(13, 42),
    '***-**-***',
    'Open betting ends 3:00 PM, 1 hour 18 minutes left. Close betting ends 5:00 PM, 3 hours 18 minutes left.',
  ],
  [
    today(15, 0),
    '***-**-***',
    'Open betting ended 3:00 PM. Close betting ends 5:00 PM, 2 hours left.',
  ],
  [
    today(17, 0),
    '128-1*-***',
    'Open betting has ended. Close betting ends 5:00 PM, less than a minute left.',
  ],
])('at %d with %s it is spoken as a sentence', (now, result, words) => {
  expect(formatTimeBar(marketStatus({ ...market, result }, now))).toBe(words)
})

describe('under each half', () => {
  it.each([
    [today(13, 42), '1 h 18 min left', '3 h 18 min left'],
    [today(14, 50), '10 min left', '2 h 10 min left'],
    [today(14, 51), '9 min left', '2 h 9 min left'],
    [today(15, 0), 'Ended', '2 h left'],
    [today(17, 0), 'Ended', 'less than a minute left'],
    [today(17, 1), 'Ended', 'Ended'],
  ])('at %d: %s; %s', (now, openLeft, closeLeft) => {
    const { open, close } = marketStatus(market, now)
    expect([formatSessionTime(open), formatTimeLeft(open)]).toEqual(['Open 3:00 PM', openLeft])
    expect([formatSessionTime(close), formatTimeLeft(close)]).toEqual(['Close 5:00 PM', closeLeft])
  })
})
