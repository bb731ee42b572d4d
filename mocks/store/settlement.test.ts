import { expect, test } from 'vitest'
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

test.each([
  ['123', 'won', 950],
  ['124', 'lost', 0],
] as const)('a Starline bet on 123 with a draw of %s is %s', (pana, status, paid) => {
  const bet: NewRow<'starlineBet'> = {
    ...placed,
    id: 'the-bet',
    gameId: 'starline-21',
    betType: 'singlePana',
    betNumber: '123',
    betAmount: 100,
    rateMin: 10,
    rateMax: 95,
  }
  const { backend } = testHost({ extra: { starlineBet: [bet] } })
  backend.commands.declareStarline({ gameId: 'starline-21', pana })
  expect(backend.db.starlineBet.get('the-bet')).toMatchObject({
    status,
    winAmount: paid,
    settledAt: friday,
  })
  expect(balanceOf(backend.db, accountId)).toBe(1000 + paid)
})

test('a jodi waits for both draws', () => {
  const bet = { ...placed, gameId, betNumber: '34', betAmount: 10, rateMin: 10, rateMax: 1000 }
  const { backend } = testHost({
    extra: { bet: [{ ...bet, id: 'the-bet', betType: 'jodi', session: 'open' }] },
  })
  const note = backend.commands.declareResult({ gameId, session: 'open', pana: '120' })
  expect(note).toBe('Konkan Day open 120 declared, 20 Nov. 0 won, 1 lost, ₹0 paid.')
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
