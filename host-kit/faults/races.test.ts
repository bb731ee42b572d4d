import { describe, expect, test } from 'vitest'
import { fewest, kinds, pairsOf, type Kind } from '../torture/kinds.ts'
import { torture } from '../torture/torture.ts'
import { quickReach } from './quick-reach.ts'
import { raceFaults } from './table/races.ts'

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('a host is found within 1,000 commands, whatever the seed', () => {
  test.each(raceFaults.filter(({ races }) => races.length > 0))(
    'that $host',
    async ({ fault }) => {
      const missed = []
      for (const seed of seeds) {
        const { found } = await torture({ ...quickReach(fault), commands: 1000, seed })
        if (!found) missed.push(seed)
      }
      expect(missed).toEqual([])
    },
    180_000,
  )
})

test('every kind of move has a fault, and so has a cut answer', () => {
  const raced = new Set<Kind | 'cut'>(raceFaults.flatMap(({ races }) => races))
  expect([...Object.keys(kinds), 'cut'].filter((kind) => !raced.has(kind as Kind))).toEqual([])
})

test('within 2,000 commands every kind is played, and every pair of kinds at once', async () => {
  const { played, cut, found, staff } = await torture({ ...quickReach(), commands: 2000, seed: 1 })
  expect(found).toBeNull()
  expect([...played.kinds.keys()].toSorted()).toEqual(Object.keys(kinds).toSorted())
  expect([...played.pairs.keys()].toSorted()).toEqual(pairsOf(staff).toSorted())
  expect(cut).toBeGreaterThan(fewest)
}, 180_000)
