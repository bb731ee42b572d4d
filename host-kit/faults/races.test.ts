import { describe, expect, test } from 'vitest'
import { fewest, kinds, pairsOf, type Kind } from '../torture/kinds.ts'
import { torture } from '../torture/torture.ts'
import { quickReach } from './quick-reach.ts'
import { raceFaults } from './table/races.ts'

/** How many seeds each is looked for with; ten take many minutes. */
const seedCount = Number(process.env.ANK_SEEDS ?? 1)
const seeds = Array.from({ length: seedCount }, (_, index) => index + 1)

describe('a host is found within 1,000 commands (ANK_SEEDS=10 tries ten seeds)', () => {
  test.each(raceFaults.filter(({ races }) => races.length > 0))(
    'that $host',
    async ({ fault }) => {
      const missed = []
      for (const seed of seeds) {
        const { found } = await torture({
          ...quickReach(fault),
          commands: 1000,
          seed,
          shorten: false,
        })
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
  const result = await torture({ ...quickReach(), commands: 2000, seed: 2 })
  const { played, cut, found, staff } = result
  expect(found).toBeNull()
  // None of what is counted apart is left out either.
  const { taken, beyond, late, inactive, sundays } = result
  expect(Math.min(taken, beyond, late, inactive, sundays)).toBeGreaterThan(0)
  expect([...played.kinds.keys()].toSorted()).toEqual(Object.keys(kinds).toSorted())
  expect([...played.pairs.keys()].toSorted()).toEqual(pairsOf(staff).toSorted())
  expect(cut).toBeGreaterThan(fewest)
}, 300_000)
