import { describe, expect, test } from 'vitest'
import type { Bet } from '#api/schemas/bet.ts'
import type { StarlineBet } from '#api/schemas/starline.ts'
import { rowOf } from '#api/table/table.ts'
import { historyOf } from './describe-intent.ts'
import { betSpec, depositSpec, starlineSpec, withdrawalSpec } from './specs.ts'

const sent = {
  body: {
    gameId: 'g1',
    betType: 'singlePanna',
    session: 'open',
    betNumber: '128',
    betAmount: 100,
    gameDate: '2026-11-19T18:30:00.000Z',
  },
} as const

const recorded: Bet = {
  _id: 'b1',
  betType: 'singlePanna',
  gameId: 'g1',
  gameName: 'Konkan Day',
  session: 'open',
  betNumber: '128',
  betAmount: 100,
  status: 'pending',
  betDate: '2026-11-20T08:12:00.000Z',
}

describe('the record of a bet', () => {
  test.each<[string, Partial<Bet>]>([
    ['as the contract pins it', {}],
    ['with the game as an object', { gameId: { _id: 'g1', gameName: 'Konkan Day' } }],
    ['without the id of the game', { gameId: { gameName: 'Konkan Day' } }],
    ['with another spelling of the type', { betType: 'single_panna' }],
    ['with another spelling of the session', { session: 'Open' }],
    ['without a session', { session: null }],
  ])('%s', (_, part) => {
    expect(betSpec.compare({ ...recorded, ...part }, sent)).toBe('same')
  })

  test.each<[string, Partial<Bet>]>([
    ['another type', { betType: 'doublePanna' }],
    ['another game', { gameId: 'g2' }],
    ['another game as an object', { gameId: { _id: 'g2' } }],
    ['the other session', { session: 'close' }],
    ['another number', { betNumber: '137' }],
    ['another amount', { betAmount: 50 }],
  ])('is not a bet with %s', (_, part) => {
    expect(betSpec.compare({ ...recorded, ...part }, sent)).toBe('other')
  })

  test('of a full sangam has no session to compare', () => {
    const body = {
      ...sent.body,
      betType: 'fullSangam',
      session: null,
      betNumber: '123-456',
    } as const
    const row = { ...recorded, betType: 'fullSangam', betNumber: '123-456', session: 'open' }
    expect(betSpec.compare(row, { body })).toBe('same')
  })
})

const sentStarline = {
  body: { gameId: 'starline-15', betType: 'singlePana', betNumber: '128', betAmount: 100 },
} as const

const starline: StarlineBet = {
  _id: 's1',
  gameId: { _id: 'starline-15', gameName: 'Starline Three' },
  betType: 'singlePana',
  betNumber: '128',
  betAmount: 100,
  status: 'pending',
  betDate: '2026-11-20T08:12:00.000Z',
}

describe('the record of a Starline bet', () => {
  test.each<[string, Partial<StarlineBet>]>([
    ['as the contract pins it', {}],
    ['with the game as an id', { gameId: 'starline-15' }],
    ['without the id of the game', { gameId: { gameName: 'Starline Three' } }],
    ['with another spelling of the type', { betType: 'single panna' }],
    ['with a name of the host’s own for the type', { betType: 'SP' }],
    ['with the sign of a statement', { betAmount: -100 }],
  ])('%s §3.35', (_, part) => {
    expect(starlineSpec.compare({ ...starline, ...part }, sentStarline)).toBe('same')
  })

  test.each<[string, Partial<StarlineBet>]>([
    ['another game', { gameId: 'starline-16' }],
    ['another number', { betNumber: '137' }],
    ['another amount', { betAmount: 50 }],
  ])('is not a bet with %s', (_, part) => {
    expect(starlineSpec.compare({ ...starline, ...part }, sentStarline)).toBe('other')
  })
})

test.each([
  ['placeBet', '/bidding-history'],
  ['placeStarlineBet', '/starline-history'],
  ['createFundRequest', '/wallet-statement'],
  ['requestWithdrawal', '/withdraw-history'],
] as const)('the record of %s can be looked for in %s', (operation, path) => {
  expect(historyOf(operation).to).toBe(path)
})

test.each([betSpec, starlineSpec, depositSpec, withdrawalSpec])(
  '$operation makes the history stale that has its record',
  ({ operation, history }) => {
    expect(rowOf(operation).invalidates).toContain(history)
  },
)
