import { describe, expect, it } from 'vitest'
import { parseResult } from '../market/result/result.ts'
import { settleBet, settleStarlineBet } from './settlement.ts'

/** What the published examples (vectors.test.ts) leave out. */

const rate = { min: 10, max: 100 }
const won = { status: 'won', payout: 100 }
const lost = { status: 'lost', payout: 0 }
const pending = { status: 'pending', payout: 0 }

describe('a bet of ₹10 at 10 to 100', () => {
  it.each([
    ['single', 'close', '7', '123-67-124', won],
    ['single', 'close', '7', '123-6*-***', pending],
    ['single', 'open', '6', '***-*7-124', pending],
    ['jodi', 'close', '99', '123-6*-***', pending],
    ['jodi', 'open', '05', '000-05-555', won],
    ['jodi', 'open', '5', '000-05-555', lost],
    ['singlePanna', 'close', '124', '123-6*-***', pending],
    ['singlePanna', 'close', '124', '***-*7-124', won],
    ['halfSangam', 'open', '6-124', '123-67-124', won],
    ['halfSangam', 'close', '6-124', '123-67-124', lost],
    ['halfSangam', 'open', '6-421', '123-67-124', lost],
    ['halfSangam', 'close', '7-123', '123-6*-***', pending],
    ['fullSangam', null, '123-124', '123-67-124', won],
    ['fullSangam', null, '123124', '123-67-124', lost],
    ['single', 'open', '6', 'not a result', pending],
  ] as const)('%s %s %s on %s', (betType, session, betNumber, result, expected) => {
    const bet = { betType, session, betNumber, betAmount: 10 }
    expect(settleBet(bet, parseResult(result), rate)).toEqual(expected)
  })

  it('follows the declared digit even when it disagrees with its panna', () => {
    const bet = { betType: 'single', session: 'open', betNumber: '5', betAmount: 10 } as const
    expect(settleBet(bet, parseResult('123-57-124'), rate)).toEqual(won)
  })
})

describe('a Starline bet of ₹15', () => {
  it.each([
    ['singleDigit', '6', '123', 95, { status: 'won', payout: 142 }],
    ['singleDigit', '5', '123', 95, lost],
    ['singleDigit', '6', '***', 95, pending],
    ['singleDigit', '6', null, 95, pending],
    ['singleDigit', '6', '', 95, pending],
    ['singlePana', '321', '123', 1500, lost],
    ['triplePana', '000', '000', 7000, { status: 'won', payout: 10_500 }],
  ] as const)('%s %s on %s', (betType, betNumber, drawn, rateMax, expected) => {
    expect(settleStarlineBet({ betType, betNumber, betAmount: 15 }, drawn, rateMax)).toEqual(
      expected,
    )
  })
})
