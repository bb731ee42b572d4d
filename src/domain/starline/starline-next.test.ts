import { describe, expect, it } from 'vitest'
import { nextStarlineGame } from './starline-next.ts'

const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).getTime()
const noon = { openTime: '12:00', isActive: true }
const two = { openTime: '14:00', isActive: true }

describe('the next Starline game', () => {
  it('is the first by open time that takes bets', () => {
    expect(nextStarlineGame([two, noon], at(11, 30))).toEqual({ game: noon, minutesLeft: 30 })
    expect(nextStarlineGame([two, noon], at(13, 42))).toEqual({ game: two, minutesLeft: 18 })
  })

  it('counts the minute of the open time itself as the last', () => {
    expect(nextStarlineGame([noon, two], at(12, 0))).toEqual({ game: noon, minutesLeft: 0 })
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

  it('has no minutes if the host keeps it open past its time', () => {
    const late = { ...noon, currentStatus: 'open' }
    expect(nextStarlineGame([late], at(12, 5))).toEqual({ game: late, minutesLeft: null })
  })

  it('is none if nothing takes bets', () => {
    expect(nextStarlineGame([noon], at(12, 1))).toBeNull()
    expect(nextStarlineGame([], at(9, 0))).toBeNull()
  })
})
