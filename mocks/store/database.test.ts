import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDatabase, type Database } from './database.ts'

const accountIds = ['asha', 'ravi', 'mina']

const bet = (index: number) => ({
  id: `bet-${index}`,
  accountId: accountIds[index % 3] ?? '',
  gameId: index % 2 === 0 ? 'konkan-day' : 'malwa-day',
  betType: 'single' as const,
  session: index % 5 === 0 ? null : ('open' as const),
  betNumber: String(index % 10),
  betAmount: 10 + index,
  rateMin: 10,
  rateMax: 95,
  potentialWin: 95,
  winAmount: 0,
  status: index % 4 === 0 ? ('won' as const) : ('lost' as const),
  date: '2026-11-20',
  placedAt: index % 7,
  settledAt: null,
})

/** Fewer accounts and bets than in a world, so that queries meet each other's writes. */
const id = fc.nat(12).map((number) => `bet-${number}`)
const accountId = fc.constantFrom(...accountIds, 'nobody')
const where = fc.record(
  {
    id: id.map((equals) => ({ equals })),
    accountId: fc.oneof(
      accountId.map((equals) => ({ equals })),
      accountId.map((notEquals) => ({ notEquals })),
      fc.constant({}),
    ),
    gameId: fc.constantFrom({ equals: 'konkan-day' }, { contains: 'day' }),
    betAmount: fc.nat(30).map((gte) => ({ gte })),
  },
  { requiredKeys: [] },
)
const page = fc.record(
  {
    orderBy: fc.constantFrom({ placedAt: 'desc' as const }, [
      { placedAt: 'asc' as const },
      { id: 'desc' as const },
    ]),
    skip: fc.nat(4),
    take: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: [] },
)

type Step = (database: Database) => unknown
const stepOf = <T>(
  values: fc.Arbitrary<T>,
  run: (bets: Database['bet'], value: T) => unknown,
): fc.Arbitrary<Step> => values.map((value) => (database) => run(database.bet, value))

const step = fc.oneof(
  stepOf(fc.tuple(where, page), (bets, [asked, paged]) =>
    bets.findMany({ where: asked, ...paged } as never),
  ),
  stepOf(where, (bets, asked) => [bets.findFirst({ where: asked }), bets.count({ where: asked })]),
  stepOf(fc.tuple(where, accountId), (bets, [asked, owner]) =>
    bets.update({ where: asked, data: { accountId: owner, winAmount: 5 } }),
  ),
  stepOf(where, (bets, asked) => bets.delete({ where: asked })),
  stepOf(fc.nat(12), (bets, index) => bets.create(bet(index) as never)),
)

/** A step's result, or why it has none. */
function outcome(run: Step, database: Database): unknown {
  try {
    return JSON.parse(JSON.stringify(run(database) ?? null))
  } catch (error) {
    return (error as Error).message
  }
}

test('with the index, every query gets the answer the library gives without it', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const [plain, indexed] = [createDatabase({ indexed: false }), createDatabase()]
      for (const run of steps) expect(outcome(run, indexed)).toEqual(outcome(run, plain))
      expect(outcome(({ bet: bets }) => bets.getAll(), indexed)).toEqual(
        outcome(({ bet: bets }) => bets.getAll(), plain),
      )
    }),
    { numRuns: 300 },
  )
})

describe('what the index relies on', () => {
  const fill = (database: Database, rows: number) => {
    for (let index = 0; index < rows; index += 1) database.bet.create(bet(index) as never)
    return database
  }

  /** How many rows the library looks at to answer. */
  function rowsLookedAt(database: Database, ask: Step): number {
    let looked = 0
    const key = Object.getOwnPropertySymbols(database).find((each) =>
      String(each).includes('databaseInstance'),
    )
    const instance = database[key as never] as { getModel(name: string): Map<string, object> }
    const real = instance.getModel.bind(instance)
    instance.getModel = (name) => {
      const rows = real(name)
      looked += rows.size
      return rows
    }
    ask(database)
    return looked
  }

  test.each<[string, Step, indexed: number]>([
    ['a key', (db) => db.bet.findFirst({ where: { id: { equals: 'bet-17' } } }), 1],
    ['a key that is not there', (db) => db.bet.count({ where: { id: { equals: 'x' } } }), 0],
    ['an account', (db) => db.bet.findMany({ where: { accountId: { equals: 'asha' } } }), 200],
    ['any other column', (db) => db.bet.findMany({ where: { status: { equals: 'won' } } }), 600],
  ])('by %s the library is shown those rows only', (_, ask, indexed) => {
    expect(rowsLookedAt(fill(createDatabase(), 600), ask)).toBe(indexed)
    expect(rowsLookedAt(fill(createDatabase({ indexed: false }), 600), ask)).toBe(600)
  })
})
