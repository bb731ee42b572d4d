import { z } from 'zod'
import { createDatabase, type Database, type Model } from './database.ts'
import { modelNames, models, type ModelName, type NewRow, type Row, type Seed } from './models.ts'

/**
 * A model of the data library. What is written is parsed by the model's schema, and undone when a
 * transaction fails; ids that are left out are counted.
 */
export type Table<M extends ModelName> = Model<NewRow<M>, Row<M>>

/** The tables of a backend: what handlers and commands read and write. */
export type Db = { readonly [M in ModelName]: Table<M> }

/** Everything a backend knows, as plain data. */
export interface Snapshot {
  /** The version of the models; snapshots of another version aren't restored. */
  schema: string
  counters: Record<string, number>
  rows: { [M in ModelName]?: readonly Row<M>[] }
}

export interface Store {
  readonly db: Db
  /** Runs `work` without interruption; when it throws, its writes are undone. Never nested. */
  transaction<T>(work: () => T): { result: T; wrote: boolean }
  snapshot(): Snapshot
  /** Takes the place of every row. False, and nothing happens, when the schema differs. */
  restore(snapshot: unknown): boolean
}

/** Changes with the models, so that a saved snapshot of an older build is recognised. */
export const schemaVersion = (() => {
  const described = JSON.stringify(modelNames.map((name) => [name, z.toJSONSchema(models[name])]))
  let hash = 0x811c9dc5
  for (let i = 0; i < described.length; i += 1) {
    hash = Math.imul(hash ^ described.charCodeAt(i), 0x01000193)
  }
  return (hash >>> 0).toString(16)
})()

/** The first id that is counted for each model. */
const firstNumber = 1001
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** A model with its name forgotten: each table below is written once for all of them. */
type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string }
interface AnyQuery {
  where?: object
  strict?: boolean
}
interface AnyReads {
  create(row: object): AnyRow
  findFirst(query: AnyQuery): AnyRow | null
  findMany(query: AnyQuery): AnyRow[]
  getAll(): AnyRow[]
  count(query?: AnyQuery): number
}
interface AnyModel extends AnyReads {
  update(query: AnyQuery & { data: object }): AnyRow | null
  delete(query: AnyQuery): AnyRow | null
}
interface AnyTable extends AnyReads {
  find(id: string): AnyRow | null
  get(id: string): AnyRow
  change(id: string, data: object): AnyRow | null
  remove(id: string): AnyRow | null
}

/** The library's query for the row with this key. */
const byId = (id: string) => ({ where: { id: { equals: id } } })

/** What the tables of a store have in common. */
interface Shared {
  database: Database
  counters: Record<string, number>
  /** The ways back of the transaction that runs, if one does. */
  journal: (() => void)[] | null
}

function parse(name: ModelName, row: object): object {
  const parsed = models[name].safeParse(row)
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function createTable(name: ModelName, shared: Shared): AnyTable {
  const model = () => shared.database[name] as unknown as AnyModel
  const undo = (step: () => void) => shared.journal?.push(step)
  const nextId = () => {
    let number = shared.counters[name] ?? firstNumber
    while (model().count(byId(`${kebab(name)}-${number}`)) > 0) number += 1
    shared.counters[name] = number + 1
    return `${kebab(name)}-${number}`
  }
  return {
    create(input: { id?: string }) {
      const row = model().create(parse(name, { ...input, id: input.id ?? nextId() }))
      undo(() => model().delete(byId(row.id)))
      return row
    },
    findFirst: (query) => model().findFirst(query),
    findMany: (query) => model().findMany(query),
    getAll: () => model().getAll(),
    count: (query) => model().count(query),
    find: (id) => model().findFirst(byId(id)),
    get: (id) => model().findFirst({ ...byId(id), strict: true }) as AnyRow,
    change(id, changes) {
      const before = model().findFirst(byId(id))
      if (!before) return null
      const data = parse(name, { ...before, ...changes })
      const row = model().update({ ...byId(id), data })
      undo(() => model().update({ ...byId(id), data: before }))
      return row
    },
    remove(id) {
      const row = model().findFirst(byId(id))
      if (!row) return null
      const position = model().getAll().indexOf(row)
      model().delete(byId(id))
      undo(() => {
        // Rows stay in order of creation: later ones are put back after it.
        const later = model().getAll().slice(position)
        for (const each of later) model().delete(byId(each.id))
        for (const each of [row, ...later]) model().create(each)
      })
      return row
    },
  }
}

/** A store with these rows. Nothing is shared between stores. */
export function createStore(seed: Seed = {}): Store {
  const shared: Shared = { database: createDatabase(), counters: {}, journal: null }
  const db = Object.fromEntries(
    modelNames.map((name) => [name, createTable(name, shared)]),
  ) as unknown as Db & Record<ModelName, AnyTable>

  /** Replaces the rows with others in a new database; keeps the old one if any is refused. */
  const take = (rows: Seed, counters: Record<string, number>) => {
    const before = { ...shared }
    Object.assign(shared, { database: createDatabase(), counters: {} })
    try {
      for (const name of modelNames) for (const row of rows[name] ?? []) db[name].create(row)
      Object.assign(shared.counters, counters)
    } catch (error) {
      Object.assign(shared, before)
      throw error
    }
  }
  take(seed, {})

  return {
    db,
    snapshot: () => ({
      schema: schemaVersion,
      counters: { ...shared.counters },
      rows: Object.fromEntries(modelNames.map((name) => [name, db[name].getAll()])),
    }),
    transaction(work) {
      if (shared.journal) throw new Error('A transaction runs inside another one.')
      const counters = { ...shared.counters }
      const steps: (() => void)[] = []
      shared.journal = steps
      try {
        const result = work()
        return { result, wrote: steps.length > 0 }
      } catch (error) {
        shared.journal = null
        for (const step of steps.toReversed()) step()
        shared.counters = counters
        throw error
      } finally {
        shared.journal = null
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
