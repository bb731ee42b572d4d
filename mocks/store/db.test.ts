import { describe, expect, test } from 'vitest'
import { baseSeed } from '../seed/base.ts'
import { friday } from '../testing/test-backend.ts'
import { createStore, schemaVersion } from './db.ts'
import type { NewRow } from './models.ts'

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
    const { db } = createStore({ account: [account('a')] })
    expect(db.account.get('a')).toMatchObject({
      email: null,
      paytm: null,
      isActive: true,
    })
  })

  test('a wrong type, an unknown column and a broken rule are refused', () => {
    const { db } = createStore({ account: [account('a')] })
    const wrong = { ...account('b'), mobileNumber: 12 } as unknown as NewRow<'account'>
    expect(() => db.account.create(wrong)).toThrow(/mobileNumber/)
    expect(() => db.account.create({ ...account('b'), shoe: 43 } as never)).toThrow(/shoe/)
    expect(() => db.account.change('a', { mobileNumber: '123' })).toThrow(/mobileNumber/)
    expect(db.account.get('a').mobileNumber).toBe('5000000000')
  })

  test('a second row with the same id is refused', () => {
    const { db } = createStore({ account: [account('a')] })
    expect(() => db.account.create(account('a'))).toThrow(/already exists/)
    expect(db.account.getAll()).toHaveLength(1)
  })

  test('a row that was handed out doesn’t change', () => {
    const { db } = createStore({ account: [account('a')] })
    const row = db.account.get('a')
    db.account.change('a', { name: 'Ravi' })
    expect(row.name).toBe('Asha')
    expect(db.account.get('a').name).toBe('Ravi')
  })

  test('ids count up and skip those already taken', () => {
    const { db } = createStore({ ledgerEntry: [{ ...entry('a', 1), id: 'ledger-entry-1002' }] })
    const ids = [1, 2].map((amount) => db.ledgerEntry.create(entry('a', amount)).id)
    expect(ids).toEqual(['ledger-entry-1001', 'ledger-entry-1003'])
  })
})

describe('look-ups', () => {
  test('by indexed and other columns, before and after changes', () => {
    const { db } = createStore({ ledgerEntry: [entry('a', 1), entry('b', 2)] })
    const rowsOf = (account: string) =>
      db.ledgerEntry.findMany({ where: { accountId: { equals: account } } })
    const amountsOf = (account: string) => rowsOf(account).map(({ amount }) => amount)
    expect(amountsOf('a')).toEqual([1])
    const created = db.ledgerEntry.create(entry('a', 3))
    expect(amountsOf('a')).toEqual([1, 3])
    db.ledgerEntry.change(created.id, { accountId: 'b' })
    expect(amountsOf('a')).toEqual([1])
    expect(
      db.ledgerEntry.findMany({ where: { accountId: { equals: 'b' }, amount: { equals: 3 } } }),
    ).toHaveLength(1)
    db.ledgerEntry.remove(created.id)
    expect(rowsOf('b')).toHaveLength(1)
    expect(db.ledgerEntry.findFirst({ where: { amount: { equals: 3 } } })).toBeNull()
  })

  test('a list is a copy: a later row does not appear in it', () => {
    const { db } = createStore({ ledgerEntry: [entry('a', 1)] })
    const [all, some] = [
      db.ledgerEntry.getAll(),
      db.ledgerEntry.findMany({ where: { accountId: { equals: 'a' } } }),
    ]
    db.ledgerEntry.create(entry('a', 2))
    expect([all.length, some.length]).toEqual([1, 1])
  })

  test('5,000 rows are listed in far less than 100 ms', () => {
    const rows = Array.from({ length: 5000 }, (_, i) => entry(`account-${i % 7}`, i))
    const { db } = createStore({ ledgerEntry: rows })
    const start = performance.now()
    for (let i = 0; i < 10; i += 1)
      db.ledgerEntry.findMany({ where: { accountId: { equals: 'account-3' } } })
    expect((performance.now() - start) / 10).toBeLessThan(50)
  })
})

test('a strict query names what it looked for', () => {
  const { db } = createStore({ account: [account('a')] })
  const strict = { where: { id: { equals: 'b' } }, strict: true } as const
  for (const look of [() => db.account.findFirst(strict), () => db.account.get('b')]) {
    expect(look).toThrow(/account.*"b"/)
  }
  expect([db.account.find('b'), db.account.change('b', {}), db.account.remove('b')]).toEqual([
    null,
    null,
    null,
  ])
})

describe('all or nothing', () => {
  test('a row whose deletion is undone is back in its place', () => {
    const store = createStore({ account: ['a', 'b', 'c'].map(account) })
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
    const store = createStore({ account: [account('a')], ledgerEntry: [entry('a', 1)] })
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
    const store = createStore(baseSeed(friday, { chartDays: 2 }))
    store.db.ledgerEntry.create(entry('sample-player', 5))
    const saved = JSON.parse(JSON.stringify(store.snapshot())) as unknown
    const other = createStore()
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
    const store = createStore({ account: [account('a')] })
    const before = store.snapshot()
    expect(store.restore(saved)).toBe(false)
    expect(store.snapshot()).toEqual(before)
  })
})

test('two stores share nothing', () => {
  const [one, two] = [createStore(), createStore()]
  one.db.account.create(account('a'))
  expect(two.db.account.getAll()).toEqual([])
  one.db.account.change('a', { name: 'Ravi' })
  two.db.account.create(account('a'))
  expect(one.db.account.get('a').name).toBe('Ravi')
  expect(two.db.account.get('a').name).toBe('Asha')
})
