import { describe, expect, it } from 'vitest'
import {
  betAmountProblem,
  betLimits,
  isBetValid,
  toBetPayload,
  validateBet,
  type BetDraft,
} from './bet.ts'

const today = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes).getTime()
const kalyan = { openTime: '15:30', closeTime: '17:30', result: '***-**-***' }

/** A valid bet of ₹100 on single digit 6, open, of Kalyan, at three in the afternoon. */
const draft = (changes: Partial<BetDraft> = {}): BetDraft => ({
  gameId: 'kalyan',
  betType: 'single',
  session: 'open',
  number: '6',
  amount: '100',
  balance: 1000,
  market: kalyan,
  now: today(15, 0),
  ...changes,
})

describe('the amount of a bet', () => {
  const invalid = { code: 'invalid-amount' }
  it.each([
    ['', 1000, invalid],
    ['abc', 1000, invalid],
    ['0', 1000, invalid],
    ['-10', 1000, invalid],
    ['10.5', 1000, invalid],
    ['1e2', 1000, invalid],
    ['1', 1000, { code: 'below-minimum', minimum: 10 }],
    ['9', 1000, { code: 'below-minimum', minimum: 10 }],
    ['10', 1000, null],
    ['10000', 20_000, null],
    ['10001', 20_000, { code: 'above-maximum', maximum: 10_000 }],
    ['10001', 5, { code: 'above-maximum', maximum: 10_000 }],
    ['1000', 1000, null],
    ['1001', 1000, { code: 'insufficient-balance' }],
    ['10', 0, { code: 'insufficient-balance' }],
    ['500', null, null],
  ])('"%s" with a balance of %s: %o §5.10-5.13 §9.3', (typed, balance, problem) => {
    expect(betAmountProblem(typed, balance)).toEqual(problem)
  })

  it('is limited to ₹10 to ₹10000 in steps of 1 §2.69 §9.1 §9.2', () => {
    expect(betLimits).toEqual({ min: 10, max: 10000, step: 1 })
  })
})

describe('a bet form', () => {
  it('may be sent when nothing is wrong', () => {
    expect(validateBet(draft())).toEqual({})
    expect(isBetValid(validateBet(draft()))).toBe(true)
  })

  it('says everything that is wrong at once', () => {
    const errors = validateBet(draft({ gameId: '', number: '', amount: '', now: today(16, 0) }))
    expect(errors).toEqual({
      game: { code: 'no-game' },
      number: { code: 'single-not-a-number' },
      amount: { code: 'invalid-amount' },
      timing: { code: 'session-closed', session: 'open' },
    })
    expect(isBetValid(errors)).toBe(false)
  })

  it('of an unknown type', () => {
    expect(validateBet(draft({ betType: 'trifecta' })).number).toEqual({ code: 'unknown-bet-type' })
  })

  it('of a full sangam skips the timing check and takes six digits §4.27', () => {
    const sangam = { betType: 'fullSangam', session: null, number: '123456' }
    expect(validateBet(draft({ ...sangam, now: today(23, 0) }))).toEqual({})
    // Also where the toggle of another type was left on a session that has ended.
    expect(validateBet(draft({ ...sangam, session: 'open', now: today(23, 0) }))).toEqual({})
  })
})

describe('a bet as it is sent', () => {
  const midnight = new Date(2026, 10, 20).toISOString()

  it('carries the amount as a number and today’s date §3.14 §3.16', () => {
    const { gameId, session } = { gameId: 'kalyan', session: 'close' } as const
    const bet = { gameId, session, betType: 'jodi', number: '07', amount: '50' } as const
    expect(toBetPayload({ ...bet, now: today(15, 0) })).toEqual({
      gameId: 'kalyan',
      betType: 'jodi',
      session: 'close',
      betNumber: '07',
      betAmount: 50,
      gameDate: midnight,
    })
  })

  it('of a full sangam has no session and is written panna-panna §3.15', () => {
    const bet = { gameId: 'kalyan', session: 'open', betType: 'fullSangam' } as const
    const sent = toBetPayload({ ...bet, number: '123456', amount: '10', now: today(0, 0) })
    expect(sent.session).toBeNull()
    expect(sent.betNumber).toBe('123-456')
    expect(sent.gameDate).toBe(midnight)
  })
})
