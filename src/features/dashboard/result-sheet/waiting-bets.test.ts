import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScopedKey } from '#platform/storage/keys.ts'
import { waitingBets } from './waiting-bets.ts'

interface Row {
  _id: string
  status: 'pending' | 'won' | 'lost'
  winAmount: number
  betDate: string
}

function memory() {
  const items = new Map<ScopedKey, string>()
  return {
    get: (key: ScopedKey) => items.get(key) ?? null,
    set: (key: ScopedKey, value: string) => void items.set(key, value),
    remove: (key: ScopedKey) => void items.delete(key),
  }
}

const key = 'ank.own.waiting-bets'
const row = (id: number, status: Row['status'], winAmount = 0): Row => ({
  _id: `b${id}`,
  status,
  winAmount,
  betDate: new Date(Date.UTC(2026, 10, 20, 6, 0, id)).toISOString(),
})
const sum = (bets: readonly Row[]) => bets.reduce((total, bet) => total + bet.winAmount, 0)

test('₹2,000 won on another phone between two lists is part of the ₹17,000', () => {
  const bets = waitingBets(memory(), key)
  bets.restart(true)
  bets.updateAll([row(1, 'pending')])
  const { won } = bets.updateAll([row(1, 'won', 15_000), row(2, 'won', 2000)])
  expect(sum(won)).toBe(17_000)
})

test('wins in a history that replaces another aren’t new', () => {
  const bets = waitingBets(memory(), key)
  bets.restart(true)
  bets.updateAll([row(1, 'pending')])
  expect(bets.updateAll([row(8, 'won', 900), row(9, 'won', 900)]).won).toEqual([])
})

test.each(['null', 'abc', '-1e308', '1e308', '{}', ''])(
  'a stored moment that can’t be read is as if none were stored: %j',
  (stored) => {
    const storage = memory()
    storage.set(`${key}-ended`, stored)
    const bets = waitingBets(storage, key)
    bets.restart(true)
    bets.beginAt(Date.UTC(2026, 10, 20, 6, 0, 5))
    expect(bets.winsReportedUntil()).toBe(Date.UTC(2026, 10, 20, 6, 0, 5))
    expect(bets.updateWins([row(9, 'won', 500)]).won).toHaveLength(1)
  },
)

/** Bets at the host (`place`, `settle`), this phone reading its list (`read`), and a restart of the app. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'place' as const }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      at: fc.nat(30),
      won: fc.boolean(),
      amount: fc.integer({ min: 1, max: 100_000 }),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ do: 'read' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'start' as const }) },
)

test('the wins announced add up to what was paid since the first list, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const storage = memory()
      let bets = waitingBets(storage, key)
      bets.restart(true)
      // One that is never settled: the history isn't replaced.
      let history: Row[] = [row(0, 'pending')]
      let announced = 0
      let paid = 0
      const read = () => (announced += sum(bets.updateAll(history).won))
      read()
      for (const each of steps) {
        if (each.do === 'place') history = [...history, row(history.length, 'pending')]
        if (each.do === 'settle') {
          const at = 1 + (each.at % Math.max(1, history.length - 1))
          if (history[at]?.status !== 'pending') continue
          history = history.with(at, row(at, each.won ? 'won' : 'lost', each.won ? each.amount : 0))
          if (each.won) paid += each.amount
        }
        if (each.do === 'read') {
          read()
          expect(announced).toBe(paid)
        }
        if (each.do === 'start') {
          bets = waitingBets(storage, key)
          bets.restart(true)
        }
      }
      read()
      expect(announced).toBe(paid)
    }),
    { numRuns: 2000 },
  )
})
