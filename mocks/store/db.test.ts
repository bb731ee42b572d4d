import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseSeed } from '../seed/base.ts'
import { friday } from '../testing/test-backend.ts'
import { createBackendStore, type BackendStore } from './db.ts'
import type { NewRow } from './models.ts'
import { schemaVersion } from './schema-version.ts'

const account = (id: string): NewRow<'account'> => ({
  id,
  name: 'Asha',
  mobileNumber: '5000000000',
  password: 'secret1',
  createdAt: 1,
})
const entry = (accountId: string, amount: number): NewRow<'ledgerEntry'> => ({
  accountId,
  amount,
  kind: 'house',
  at: 1,
})

describe('writes are parsed', () => {
  test('a missing value is null, not empty text', () => {
    const { db } = createBackendStore({ account: [account('a')] })
    expect(db.account.get('a')).toMatchObject({
      email: null,
      paytm: null,
      isActive: true,
    })
  })

  test('a wrong type, an unknown column and a broken rule are refused', () => {
    const { db } = createBackendStore({ account: [account('a')] })
    const wrong = { ...account('b'), mobileNumber: 12 } as unknown as NewRow<'account'>
    expect(() => db.account.create(wrong)).toThrow(/mobileNumber/)
    expect(() => db.account.create({ ...account('b'), shoe: 43 } as never)).toThrow(/shoe/)
    expect(() => db.account.change('a', { mobileNumber: '123' })).toThrow(/mobileNumber/)
    expect(db.account.get('a').mobileNumber).toBe('5000000000')
  })

  test('a second row with the same id is refused', () => {
    const { db } = createBackendStore({ account: [account('a')] })
    expect(() => db.account.create(account('a'))).toThrow(/already exists/)
    expect(db.account.getAll()).toHaveLength(1)
  })

  test('a row that was handed out doesn’t change', () => {
    const { db } = createBackendStore({ account: [account('a')] })
    const row = db.account.get('a')
    db.account.change('a', { name: 'Ravi' })
    expect(row.name).toBe('Asha')
    expect(db.account.get('a').name).toBe('Ravi')
  })

  test('ids count up and skip those already taken', () => {
    const { db } = createBackendStore({
      ledgerEntry: [{ ...entry('a', 1), id: 'ledger-entry-1002' }],
    })
    const ids = [1, 2].map((amount) => db.ledgerEntry.create(entry('a', amount)).id)
    expect(ids).toEqual(['ledger-entry-1001', 'ledger-entry-1003'])
  })
})

/** What a write does to entries of three players, with few ids so that writes meet each other. */
const step = fc.oneof(
  fc.record({ create: fc.nat(9), accountId: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ change: fc.nat(9), accountId: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ changeAll: fc.constantFrom('a', 'b', 'c'), amount: fc.integer() }),
  fc.record({ remove: fc.nat(9) }),
  fc.record({ undone: fc.nat(9) }),
)

function carryOut(
  store: BackendStore,
  did: typeof step extends fc.Arbitrary<infer Did> ? Did : never,
) {
  const { ledgerEntry } = store.db
  if ('create' in did) {
    const id = String(did.create)
    if (!ledgerEntry.find(id)) ledgerEntry.create({ ...entry(did.accountId, 1), id })
  } else if ('change' in did) ledgerEntry.change(String(did.change), { accountId: did.accountId })
  else if ('changeAll' in did) {
    const where = { accountId: { equals: did.changeAll } }
    ledgerEntry.changeAll({ where }, () => ({ amount: did.amount }))
  } else if ('remove' in did) ledgerEntry.remove(String(did.remove))
  else {
    const fails = () => {
      ledgerEntry.remove(String(did.undone))
      ledgerEntry.create(entry('a', 2))
      throw new Error('no')
    }
    expect(() => store.transaction(fails)).toThrow('no')
  }
}

test('whatever is written, a row is found by its id as the library has it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = createBackendStore()
      const { ledgerEntry } = store.db
      for (const each of steps) carryOut(store, each)
      const all = new Map(ledgerEntry.getAll().map((row) => [row.id, row]))
      for (const id of [...Array(10).keys(), ...all.keys()].map(String)) {
        expect(ledgerEntry.find(id)).toBe(all.get(id) ?? null)
      }
    }),
  )
})

test('a list is a copy: a later row does not appear in it', () => {
  const { db } = createBackendStore({ ledgerEntry: [entry('a', 1)] })
  const list = db.ledgerEntry.getAll()
  db.ledgerEntry.create(entry('a', 2))
  expect(list).toHaveLength(1)
})

test('a row that is not there is named', () => {
  const { db } = createBackendStore({ account: [account('a')] })
  expect(() => db.account.get('b')).toThrow(/account.*"b"/)
  expect([db.account.find('b'), db.account.change('b', {}), db.account.remove('b')]).toEqual([
    null,
    null,
    null,
  ])
})

describe('all or nothing', () => {
  test('a row whose deletion is undone is back in its place', () => {
    const store = createBackendStore({ account: ['a', 'b', 'c'].map(account) })
    const work = () => {
      store.db.account.remove('a')
      store.db.account.create(account('d'))
      store.db.account.remove('b')
      throw new Error('no')
    }
    expect(() => store.transaction(work)).toThrow('no')
    expect(store.db.account.getAll().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  test('a throw leaves no row, no change and no used number behind', () => {
    const store = createBackendStore({ account: [account('a')], ledgerEntry: [entry('a', 1)] })
    const before = store.snapshot()
    const work = () => {
      store.db.ledgerEntry.create(entry('a', 2))
      store.db.account.change('a', { name: 'Ravi' })
      store.db.account.change('a', { name: 'Mina' })
      store.db.ledgerEntry.remove('ledger-entry-1001')
      throw new Error('no')
    }
    expect(() => store.transaction(work)).toThrow('no')
    expect(store.snapshot()).toEqual(before)
    expect(store.transaction(() => store.db.account.get('a').name)).toEqual({
      result: 'Asha',
      wrote: false,
    })
  })
})

describe('snapshot and restore', () => {
  test('a snapshot survives JSON and restores every row and counter', () => {
    const store = createBackendStore(baseSeed(friday, { chartDays: 2 }))
    store.db.ledgerEntry.create(entry('sample-player', 5))
    const saved = JSON.parse(JSON.stringify(store.snapshot())) as unknown
    const other = createBackendStore()
    expect(other.restore(saved)).toBe(true)
    expect(other.snapshot()).toEqual(store.snapshot())
    const [first, second] = [store, other].map(({ db }) => db.ledgerEntry.create(entry('x', 1)).id)
    expect(first).toBe(second)
  })

  test.each([
    ['another schema', { schema: 'other', counters: {}, rows: {} }],
    ['a broken row', { schema: schemaVersion, counters: {}, rows: { account: [{ id: 'a' }] } }],
    ['no snapshot', null],
    ['a text', 'rows'],
  ])('%s is discarded and the rows stay', (_, saved) => {
    const store = createBackendStore({ account: [account('a')] })
    const before = store.snapshot()
    expect(store.restore(saved)).toBe(false)
    expect(store.snapshot()).toEqual(before)
  })
})
