import { describe, expect, test } from 'vitest'
import { manualClock } from '#domain/clock.ts'
import { createApi } from './api-context.tsx'
import { betAction } from './bet-action.ts'
import type { Bet } from './schemas/bet.ts'
import { moneyActionOf } from './use-money-action.ts'

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
    expect(betAction.matches({ ...recorded, ...part }, sent)).toBe(true)
  })

  test.each<[string, Partial<Bet>]>([
    ['another type', { betType: 'doublePanna' }],
    ['another game', { gameId: 'g2' }],
    ['another game as an object', { gameId: { _id: 'g2' } }],
    ['the other session', { session: 'close' }],
    ['another number', { betNumber: '137' }],
    ['another amount', { betAmount: 50 }],
  ])('is not a bet with %s', (_, part) => {
    expect(betAction.matches({ ...recorded, ...part }, sent)).toBe(false)
  })

  test('of a full sangam has no session to compare', () => {
    const body = {
      ...sent.body,
      betType: 'fullSangam',
      session: null,
      betNumber: '123-456',
    } as const
    const row = { ...recorded, betType: 'fullSangam', betNumber: '123-456', session: 'open' }
    expect(betAction.matches(row, { body })).toBe(true)
  })
})

test('an app has one bet action, another app its own', () => {
  const storage = { get: () => null, set: () => true, remove: () => {} }
  const app = () => createApi({ host: '', clock: manualClock(0), storage })
  const first = app()
  expect(moneyActionOf(first, betAction)).toBe(moneyActionOf(first, betAction))
  expect(moneyActionOf(app(), betAction)).not.toBe(moneyActionOf(first, betAction))
})
