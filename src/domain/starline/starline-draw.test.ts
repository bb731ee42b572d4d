import { describe, expect, it } from 'vitest'
import { nextStarlineGame, starlineDraw, starlineMinutesLeft } from './starline-draw.ts'

const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).getTime()

describe('a draw', () => {
  it.each([
    [
      { result: '470', digit: '1' },
      { number: '470', digit: '1' },
    ],
    [{ result: ' 136 ' }, { number: '136', digit: '0' }],
    [
      { result: '470', digit: '<b>' },
      { number: '470', digit: '1' },
    ],
    [{ result: 'soon' }, { number: 'soon', digit: '' }],
    [{ result: '***' }, null],
    [{ result: null, digit: '4' }, null],
    [{}, null],
  ])('%o', (game, draw) => {
    expect(starlineDraw(game)).toEqual(draw)
  })
})

describe('minutes left', () => {
  it.each([
    ['18 minutes before', { openTime: '14:00' }, at(13, 42), 18],
    ['in its last minute', { openTime: '14:00' }, at(14, 0), 0],
    ['after it', { openTime: '14:00' }, at(14, 1), null],
    ['kept open by the host', { openTime: '14:00', currentStatus: 'open' }, at(15, 0), null],
    ['closed by the host', { openTime: '14:00', currentStatus: 'closed' }, at(13, 0), null],
    ['at a time nobody can read', { openTime: 'noon', currentStatus: 'open' }, at(9, 0), null],
  ])('%s', (_, game, now, left) => {
    expect(starlineMinutesLeft(game, now)).toBe(left)
  })
})

const noon = { openTime: '12:00', isActive: true }
const two = { openTime: '14:00', isActive: true }

describe('the next Starline game', () => {
  it('is the first by open time that takes bets', () => {
    expect(nextStarlineGame([two, noon], at(11, 30))).toEqual({ game: noon, minutesLeft: 30 })
    expect(nextStarlineGame([two, noon], at(13, 42))).toEqual({ game: two, minutesLeft: 18 })
  })

  it('skips games that are inactive, closed or declared', () => {
    const games = [
      { ...noon, isActive: false },
      { ...noon, currentStatus: 'closed' },
      { ...noon, result: '245' },
      two,
    ]
    expect(nextStarlineGame(games, at(11, 30))?.game).toBe(two)
  })

  it('is none if nothing takes bets', () => {
    expect(nextStarlineGame([noon], at(12, 1))).toBeNull()
    expect(nextStarlineGame([], at(9, 0))).toBeNull()
  })
})
