import { describe, expect, test } from 'vitest'
import { formatResult, parseResult } from '#domain/market/result/result.ts'
import vectors from '#tests/testing/matka-vectors.json' with { type: 'json' }
import { resultOf } from '../http/wire.ts'
import { friday, testHost } from '../testing/test-backend.ts'
import { balanceOf } from './ledger.ts'
import type { NewRow } from './models.ts'

const gameId = 'konkan-day'
const date = '2026-11-20'
const accountId = 'new-player'

const placed = {
  accountId,
  date,
  placedAt: friday,
  potentialWin: 0,
} as const

describe('regular bets, by the example table', () => {
  test.each(vectors.settlements)('$id: $bet.betType $bet.betNumber on $result', (example) => {
    const bet: NewRow<'bet'> = {
      ...placed,
      ...(example.bet as Pick<NewRow<'bet'>, 'betType' | 'session' | 'betNumber' | 'betAmount'>),
      id: 'the-bet',
      gameId,
      rateMin: example.rate.min,
      rateMax: example.rate.max,
    }
    const { backend } = testHost({ extra: { bet: [bet] } })
    const { openPana, closePana } = parseResult(example.result)
    if (openPana) backend.commands.declareResult({ gameId, session: 'open', pana: openPana })
    if (closePana) backend.commands.declareResult({ gameId, session: 'close', pana: closePana })
    expect(formatResult(resultOf(backend.db, gameId, date))).toBe(example.result)
    expect(backend.db.bet.get('the-bet')).toMatchObject({
      status: example.expected.status,
      winAmount: example.expected.payout,
    })
    expect(balanceOf(backend.db, accountId)).toBe(1000 + example.expected.payout)
  })
})

const starlineTypes = {
  'single digit': 'singleDigit',
  'single pana': 'singlePana',
  'double pana': 'doublePana',
  'triple pana': 'triplePana',
} as const

describe('Starline bets, by the example table', () => {
  test.each(vectors.starlineSettlements)('$id: $bet.betNumber on $winningNumber', (example) => {
    const bet: NewRow<'starlineBet'> = {
      ...placed,
      id: 'the-bet',
      gameId: 'starline-21',
      betType: starlineTypes[example.bet.betType as keyof typeof starlineTypes],
      betNumber: example.bet.betNumber,
      betAmount: 100,
      rateMin: 10,
      rateMax: 95,
    }
    const { backend } = testHost({ extra: { starlineBet: [bet] } })
    backend.commands.declareStarline({ gameId: 'starline-21', pana: example.winningNumber })
    const won = example.expectedStatus === 'won'
    expect(backend.db.starlineBet.get('the-bet')).toMatchObject({
      status: example.expectedStatus,
      winAmount: won ? 950 : 0,
      settledAt: friday,
    })
    expect(balanceOf(backend.db, accountId)).toBe(won ? 1950 : 1000)
  })
})

test('a jodi waits for both draws', () => {
  const bet = { ...placed, gameId, betNumber: '34', betAmount: 10, rateMin: 10, rateMax: 1000 }
  const { backend } = testHost({
    extra: { bet: [{ ...bet, id: 'the-bet', betType: 'jodi', session: 'open' }] },
  })
  const said = backend.commands.declareResult({ gameId, session: 'open', pana: '120' })
  expect(said).toBe('Konkan Day open 120 declared, 20 Nov. 0 won, 1 lost, ₹0 paid.')
  expect(backend.db.bet.get('the-bet').status).toBe('pending')
  backend.commands.declareResult({ gameId, session: 'close', pana: '130' })
  expect(backend.db.bet.get('the-bet')).toMatchObject({ status: 'won', winAmount: 1000 })
})

test('declaring a result twice pays once, and a correction is refused', () => {
  const bet = { ...placed, gameId, betNumber: '3', betAmount: 50, rateMin: 10, rateMax: 100 }
  const { backend } = testHost({
    extra: { bet: [{ ...bet, id: 'the-bet', betType: 'single', session: 'open' }] },
  })
  const declare = (pana: string) =>
    backend.commands.declareResult({ gameId, session: 'open', pana })
  declare('120')
  const after = backend.snapshot()
  expect(balanceOf(backend.db, accountId)).toBe(1500)
  expect(declare('120')).toBe('The open result of Konkan Day on 20 Nov was already declared.')
  expect(() => declare('130')).toThrow('was declared as 120 and can’t be corrected')
  expect(backend.snapshot()).toEqual(after)
})

test('a draw only decides pending bets on its own day and market', () => {
  const bet = { ...placed, betNumber: '3', betAmount: 50, rateMin: 10, rateMax: 100 }
  const single = { betType: 'single', session: 'open' } as const
  const { backend } = testHost({
    extra: {
      bet: [
        { ...bet, ...single, id: 'yesterday', gameId, date: '2026-11-19' },
        { ...bet, ...single, id: 'elsewhere', gameId: 'vindhya-evening' },
        { ...bet, ...single, id: 'cancelled', gameId, status: 'cancelled' },
      ],
    },
  })
  backend.commands.declareResult({ gameId, session: 'open', pana: '120' })
  expect(backend.db.bet.get('yesterday').status).toBe('pending')
  expect(backend.db.bet.get('elsewhere').status).toBe('pending')
  expect(backend.db.bet.get('cancelled').status).toBe('cancelled')
  expect(balanceOf(backend.db, accountId)).toBe(1000)
})
