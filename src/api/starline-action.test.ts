import { describe, expect, test } from 'vitest'
import { testHost } from '#mocks/support/test-backend.ts'
import { createMoneyAction } from './money-action.ts'
import { createQueryClient } from './queries.ts'
import type { StarlineBet } from './schemas/starline.ts'
import { starlineBetAction } from './starline-action.ts'

const sent = {
  body: { gameId: 'starline-15', betType: 'singlePana', betNumber: '128', betAmount: 100 },
} as const

const recorded: StarlineBet = {
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
  ])('%s', (_, part) => {
    expect(starlineBetAction.matches({ ...recorded, ...part }, sent)).toBe(true)
  })

  test.each<[string, Partial<StarlineBet>]>([
    ['another type', { betType: 'doublePana' }],
    ['a type nobody knows', { betType: 'jodi' }],
    ['another game', { gameId: 'starline-16' }],
    ['another number', { betNumber: '137' }],
    ['another amount', { betAmount: 50 }],
  ])('is not a bet with %s', (_, part) => {
    expect(starlineBetAction.matches({ ...recorded, ...part }, sent)).toBe(false)
  })
})

function onBackend() {
  const { backend, clock, as } = testHost()
  const values = new Map<string, string>()
  const action = createMoneyAction(starlineBetAction, {
    client: as('sample'),
    queryClient: createQueryClient({ retryDelayMs: 0 }),
    storage: {
      get: (key) => values.get(key) ?? null,
      set: (key, value) => void values.set(key, value),
      remove: (key) => void values.delete(key),
    },
    clock,
    pauses: [0],
  })
  const bets = () =>
    backend.db.starlineBet.findMany({
      where: {
        accountId: { equals: 'sample-player' },
        betNumber: { equals: '128' },
        betAmount: { equals: 100 },
      },
    })
  return { action, faults: backend.faults, bets }
}

describe('placing a Starline bet', () => {
  test('a lost answer is found in the page of bets, also beside one like it', async () => {
    const { action, faults, bets } = onBackend()
    await expect(action.send(sent)).resolves.toMatchObject({ status: 'done' })
    faults.next('placeStarlineBet', { kind: 'lost-answer' })
    await expect(action.send(sent)).resolves.toMatchObject({ status: 'recorded' })
    expect(bets()).toHaveLength(2)
  })

  test('a bet that never arrived has failed', async () => {
    const { action, faults, bets } = onBackend()
    faults.next('placeStarlineBet', { kind: 'network' })
    await expect(action.send(sent)).resolves.toMatchObject({ status: 'failed' })
    expect(bets()).toHaveLength(0)
  })

  test('without a readable history nobody knows', async () => {
    const { action, faults } = onBackend()
    faults.next('placeStarlineBet', { kind: 'lost-answer' })
    faults.add({ operation: 'listStarlineBets', fault: { kind: 'network' } })
    await expect(action.send(sent)).resolves.toMatchObject({ status: 'unknown' })
    expect(action.pending()).toEqual(sent)
  })
})
