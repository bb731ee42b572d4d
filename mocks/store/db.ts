import { z } from 'zod'
import { createDatabase, type Query } from './database.ts'
import {
  modelNames,
  models,
  type ModelName,
  type NewRow,
  type Seed,
  type StoredRow,
} from './models.ts'
import { schemaVersion } from './schema-version.ts'

/**
 * One model of the data library: its own queries, and ours for single rows. Rows are handed out as
 * they are stored; a change makes a new one. What is written is parsed by the model's schema, and
 * undone when a transaction fails.
 */
export interface Table<M extends ModelName> {
  /** Stores a row, with the next number if it has no `id`; throws when its `id` is taken. */
  create(row: NewRow<M>): StoredRow<M>
  /** The first row in the order of creation, or null; with `strict: true` it throws when there is none. */
  findFirst(query: Query<M> & { strict: true }): StoredRow<M>
  findFirst(query: Query<M>): StoredRow<M> | null
  findMany(query: Query<M>): readonly StoredRow<M>[]
  /** All rows in the order of their creation. */
  getAll(): readonly StoredRow<M>[]
  count(query?: Query<M>): number
  find(id: string): StoredRow<M> | null
  /** The row; throws when there is none. */
  get(id: string): StoredRow<M>
  /** Changes columns of a row; null when there is none, as for `remove`. */
  change(id: string, data: Partial<Omit<StoredRow<M>, 'id'>>): StoredRow<M> | null
  /** Changes every row that a query finds, in one walk. */
  changeAll(query: Query<M>, change: (row: StoredRow<M>) => Partial<Omit<StoredRow<M>, 'id'>>): void
  remove(id: string): StoredRow<M> | null
}

/** The tables of a backend: what handlers and commands read and write. */
export type Db = { readonly [M in ModelName]: Table<M> }

/** Everything a backend knows, as plain data. */
export interface Snapshot {
  /** The version of the models; snapshots of another version aren't restored. */
  schema: string
  counters: Record<string, number>
  rows: { [M in ModelName]?: readonly StoredRow<M>[] }
}

export interface BackendStore {
  readonly db: Db
  /** Runs `work` without interruption; when it throws, its writes are undone. Never nested. */
  transaction<T>(work: () => T): { result: T; wrote: boolean }
  snapshot(): Snapshot
  /** Replaces all rows. Returns false, and changes nothing, when the schema differs. */
  restore(snapshot: unknown): boolean
}

/** The first id that is counted for each model. */
const firstNumber = 1001
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** A model and a row with their name forgotten: each table below is written once for all of them. */
type AnyModel = ReturnType<typeof createDatabase>['token']
type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** The library's query for the row with this key. */
const byId = (id: string) => ({ where: { id: { equals: id } } })

function parse(name: ModelName, row: object): AnyRow {
  const parsed = models[name].safeParse(row)
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
  return parsed.data as unknown as AnyRow
}

/** `counters` has the next number of each model; `willWrite` is told before each write. */
function createTable(
  name: ModelName,
  model: AnyModel,
  counters: Map<string, number>,
  willWrite: () => void,
) {
  /** The rows by id: the library walks all of them for every query. */
  const rows = new Map<string, AnyRow>()
  const put = (row: unknown) => {
    rows.set((row as AnyRow).id, row as AnyRow)
    return row as AnyRow
  }
  const nextId = () => {
    let number = counters.get(name) ?? firstNumber
    while (rows.has(`${kebab(name)}-${number}`)) number += 1
    counters.set(name, number + 1)
    return `${kebab(name)}-${number}`
  }
  /**
   * Changes the rows that a query has found. Each column is given as a function of the row, so that the library
   * walks its rows only once.
   */
  function changeRows(query: object, matches: readonly AnyRow[], change: (row: AnyRow) => object) {
    const next = new Map(matches.map((row) => [row.id, parse(name, { ...row, ...change(row) })]))
    if (next.size === 0) return []
    willWrite()
    const columns = Object.keys(models[name].shape).filter((column) => column !== 'id')
    const data = Object.fromEntries(
      columns.map((column) => [column, (_: unknown, { id }: AnyRow) => next.get(id)?.[column]]),
    )
    return (model.updateMany({ ...(query as Query<'token'>), data } as never) ?? []).map(put)
  }
  return {
    create(input: { id?: string }) {
      willWrite()
      const row = parse(name, { ...input, id: input.id ?? nextId() })
      return put(model.create(row as never))
    },
    findFirst: (query: never) => model.findFirst(query),
    findMany: (query: never) => model.findMany(query),
    getAll: () => model.getAll(),
    count: (query: never) => model.count(query),
    find: (id: string) => rows.get(id) ?? null,
    get(id: string) {
      const row = rows.get(id)
      if (!row) throw new Error(`There is no ${name} "${id}".`)
      return row
    },
    /**
     * Checks rows that are to become the table's only ones, in this order. Returns a function that stores
     * them. Equal rows at the start stay: an event mostly changes the newest rows.
     */
    prepare(target: readonly AnyRow[]) {
      const current = model.getAll() as unknown as readonly AnyRow[]
      const differs = current.findIndex((row, at) => row !== target[at])
      const equal = differs < 0 ? current.length : differs
      const addedRows = target.slice(equal).map((row) => parse(name, row))
      return () => {
        const removedRows = current.slice(equal)
        for (const { id } of removedRows) rows.delete(id)
        const ids = { id: { in: removedRows.map(({ id }) => id) } }
        if (removedRows.length > 0) model.deleteMany({ where: equal === 0 ? {} : ids })
        for (const row of addedRows) put(model.create(row as never))
      }
    },
    change(id: string, changes: object) {
      const row = rows.get(id)
      return row ? changeRows(byId(id), [row], () => changes)[0] : null
    },
    changeAll(query: never, change: (row: AnyRow) => object) {
      changeRows(query, model.findMany(query) as never, change)
    },
    remove(id: string) {
      const row = rows.get(id)
      if (!row) return null
      willWrite()
      rows.delete(id)
      model.delete(byId(id))
      return row
    },
  }
}

/** A store with these rows. Nothing is shared between stores. */
export function createBackendStore(seed: Seed = {}): BackendStore {
  const filling = fillStore(seed)
  let step = filling.next()
  while (!step.done) step = filling.next()
  return step.value
}

/** Like `createBackendStore`, one row with each step, so that the caller can do other things in between. */
export function* fillStore(seed: Seed): Generator<undefined, BackendStore> {
  const database = createDatabase()
  const counters = new Map<string, number>()
  /** The running transaction, with what was stored before its first write; null if none runs. */
  let transaction: { before: Snapshot | null } | null = null
  const willWrite = () => {
    if (transaction) transaction.before ??= snapshot()
  }
  const db = Object.fromEntries(
    modelNames.map((name) => {
      const model = database[name] as unknown as AnyModel
      return [name, createTable(name, model, counters, willWrite)]
    }),
  ) as unknown as Db &
    Record<
      ModelName,
      { create(row: object): unknown; prepare(rows: readonly object[]): () => void }
    >

  /** Makes these the only rows; throws, and changes nothing, if any is refused. */
  const take = (rows: Seed, numbers: Record<string, number>) => {
    const prepared = modelNames.map((name) => db[name].prepare(rows[name] ?? []))
    for (const put of prepared) put()
    counters.clear()
    for (const [name, next] of Object.entries(numbers)) counters.set(name, next)
  }
  const snapshot = (): Snapshot => ({
    schema: schemaVersion,
    counters: Object.fromEntries(counters),
    rows: Object.fromEntries(modelNames.map((name) => [name, db[name].getAll()])),
  })
  for (const name of modelNames) {
    for (const row of seed[name] ?? []) {
      db[name].create(row)
      yield
    }
  }

  return {
    db,
    snapshot,
    transaction(work) {
      if (transaction) throw new Error('A transaction runs inside another one.')
      const running: { before: Snapshot | null } = { before: null }
      transaction = running
      try {
        const result = work()
        return { result, wrote: running.before !== null }
      } catch (error) {
        transaction = null
        if (running.before) take(running.before.rows, running.before.counters)
        throw error
      } finally {
        transaction = null
      }
    },
    restore(saved) {
      const candidate = saved as Partial<Snapshot> | null
      if (candidate?.schema !== schemaVersion || !candidate.rows) return false
      try {
        take(candidate.rows, candidate.counters ?? {})
        return true
      } catch {
        return false
      }
    },
  }
}
