import { factory, nullable, primaryKey } from '@mswjs/data'
import { z } from 'zod'
import {
  indexedColumns,
  modelNames,
  models,
  type ModelName,
  type NewRow,
  type Row,
  type Seed,
} from './models.ts'

/** One model's rows. Rows that are handed out are frozen copies; writes are parsed. */
export interface Table<M extends ModelName> {
  /** Stores a row; throws when it breaks its schema or its `id` is taken. */
  create(row: NewRow<M>): Row<M>
  find(id: string): Row<M> | undefined
  /** The row with this `id`; throws when there is none. */
  get(id: string): Row<M>
  /** All rows in the order of their creation, or those whose columns have these values. */
  list(where?: Partial<Row<M>>): readonly Row<M>[]
  first(where: Partial<Row<M>>): Row<M> | undefined
  /** Changes columns of a row; throws when there is none or the outcome breaks the schema. */
  update(id: string, patch: Partial<Omit<Row<M>, 'id'>>): Row<M>
  remove(id: string): void
}

/** The tables of a backend: what handlers and commands read and write. */
export type Db = { readonly [M in ModelName]: Table<M> }

/** Everything a backend knows, as plain data. */
export interface Snapshot {
  /** Of the models; a snapshot of another schema is not restored. */
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

/** The columns of a model as the data library wants them, derived from its schema. */
function definitionOf(schema: z.ZodObject) {
  const column = (field: z.core.$ZodType): unknown => {
    const { def } = field as z.ZodType
    if (def.type === 'default') return column((def as z.core.$ZodDefaultDef).innerType)
    if (def.type === 'nullable') {
      return nullable(column((def as z.core.$ZodNullableDef).innerType) as StringConstructor)
    }
    if (def.type === 'number') return Number
    return def.type === 'boolean' ? Boolean : String
  }
  const columns = Object.entries(schema.shape).map(([name, field]) => [name, column(field)])
  return { ...Object.fromEntries(columns), id: primaryKey(String) } as Record<string, unknown>
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

type Stored = Record<string, unknown>
interface Collection {
  create(row: Stored): Stored
  getAll(): Stored[]
  delete(query: { where: { id: { equals: string } } }): void
}

/**
 * The library sends every write to every other page of the same build over a BroadcastChannel and
 * offers no way to switch that off. Two backends must never meet, so it finds none.
 */
function withoutBroadcast<T>(work: () => T): T {
  const scope = globalThis as { BroadcastChannel?: unknown }
  const channel = Object.getOwnPropertyDescriptor(scope, 'BroadcastChannel')
  if (!channel) return work()
  Object.defineProperty(scope, 'BroadcastChannel', {
    value: undefined,
    configurable: true,
    writable: true,
  })
  try {
    return work()
  } finally {
    Object.defineProperty(scope, 'BroadcastChannel', channel)
  }
}

function createCollections(): Record<ModelName, Collection> {
  const definitions = Object.fromEntries(
    modelNames.map((name) => [name, definitionOf(models[name])]),
  )
  return withoutBroadcast(() => factory(definitions as never)) as never
}

/** The first id that is counted for each model. */
const firstNumber = 1001
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/**
 * A table over one collection of the library. The library keeps the rows and refuses a second row
 * with the same key; it finds a row by walking all of them (3 ms at 5,000 rows), so look-ups use
 * maps over the same stored objects and a change is made on the stored object itself.
 */
function createTable<M extends ModelName>(
  name: M,
  collection: Collection,
  counters: Record<string, number>,
  undo: (step: () => void) => void,
) {
  type AnyRow = Row<M> & { id: string }
  const schema = models[name] as unknown as z.ZodType<AnyRow>
  const stored = new Map<string, { entity: Stored; row: AnyRow }>()
  let listed: AnyRow[] | null = null
  const indexes = new Map<string, Map<unknown, AnyRow[]>>()
  const changed = () => {
    listed = null
    indexes.clear()
  }
  const parse = (row: unknown): AnyRow => {
    const parsed = schema.safeParse(row)
    if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
    return Object.freeze(parsed.data) as AnyRow
  }
  const nextId = () => {
    let number = counters[name] ?? firstNumber
    while (stored.has(`${kebab(name)}-${number}`)) number += 1
    counters[name] = number + 1
    return `${kebab(name)}-${number}`
  }
  const all = () => (listed ??= [...stored.values()].map(({ row }) => row))
  const indexOf = (column: string) => {
    const known = indexes.get(column)
    if (known) return known
    const index = new Map<unknown, AnyRow[]>()
    for (const row of all()) {
      const value = (row as Stored)[column]
      const group = index.get(value)
      if (group) group.push(row)
      else index.set(value, [row])
    }
    indexes.set(column, index)
    return index
  }
  const drop = (id: string) => {
    collection.delete({ where: { id: { equals: id } } })
    stored.delete(id)
    changed()
  }
  const insert = (row: AnyRow) => {
    stored.set(row.id, { entity: collection.create({ ...row }), row })
    listed?.push(row)
    for (const [column, index] of indexes) {
      const group = index.get((row as Stored)[column])
      if (group) group.push(row)
      else index.set((row as Stored)[column], [row])
    }
  }
  const put = (id: string, row: AnyRow) => {
    const kept = stored.get(id)
    if (!kept) throw new Error(`${name}: no row ${id}`)
    Object.assign(kept.entity, row)
    kept.row = row
    changed()
  }

  const table = {
    create(input: NewRow<M>) {
      const row = parse({ ...input, id: input.id ?? nextId() })
      insert(row)
      undo(() => drop(row.id))
      return row
    },
    find: (id: string) => stored.get(id)?.row,
    get(id: string) {
      const row = stored.get(id)?.row
      if (!row) throw new Error(`${name}: no row ${id}`)
      return row
    },
    list(where: Partial<Row<M>> = {}) {
      const wanted = Object.entries(where)
      const columns: readonly string[] = indexedColumns[name] ?? []
      const quick = wanted.find(([column]) => columns.includes(column))
      const rows = quick ? (indexOf(quick[0]).get(quick[1]) ?? []) : all()
      const rest = wanted.filter((condition) => condition !== quick)
      if (rest.length === 0) return [...rows]
      return rows.filter((row) =>
        rest.every(([column, value]) => (row as Stored)[column] === value),
      )
    },
    first: (where: Partial<Row<M>>) => table.list(where)[0],
    update(id: string, patch: Partial<Omit<Row<M>, 'id'>>) {
      const before = table.get(id)
      const row = parse({ ...before, ...patch, id })
      put(id, row)
      undo(() => put(id, before))
      return row
    },
    remove(id: string) {
      const before = table.get(id)
      drop(id)
      undo(() => insert(before))
    },
  }
  return table as unknown as Table<M>
}

/** A store with these rows. Nothing is shared between stores. */
export function createStore(seed: Seed = {}): Store {
  const counters: Record<string, number> = {}
  let journal: (() => void)[] | null = null
  const undo = (step: () => void) => journal?.push(step)
  const db = {} as Record<ModelName, Table<ModelName>>

  const fill = (rows: Record<string, readonly unknown[] | undefined>) => {
    const collections = createCollections()
    for (const name of modelNames) {
      db[name] = createTable(name, collections[name], counters, undo) as never
    }
    for (const name of modelNames) {
      for (const row of rows[name] ?? []) db[name].create(row as never)
    }
  }
  fill(seed as never)

  const snapshot = (): Snapshot => ({
    schema: schemaVersion,
    counters: { ...counters },
    rows: Object.fromEntries(modelNames.map((name) => [name, db[name].list()])),
  })
  const take = ({ counters: numbers, rows }: Snapshot) => {
    for (const name of Object.keys(counters)) delete counters[name]
    fill(rows)
    Object.assign(counters, numbers)
  }

  return {
    db: db as unknown as Db,
    snapshot,
    transaction(work) {
      if (journal) throw new Error('A transaction runs inside another one.')
      const countersBefore = { ...counters }
      const steps: (() => void)[] = []
      journal = steps
      try {
        const result = work()
        return { result, wrote: steps.length > 0 }
      } catch (error) {
        journal = null
        for (const step of steps.toReversed()) step()
        for (const name of Object.keys(counters)) delete counters[name]
        Object.assign(counters, countersBefore)
        throw error
      } finally {
        journal = null
      }
    },
    restore(saved) {
      const candidate = saved as Partial<Snapshot> | null
      if (candidate?.schema !== schemaVersion || !candidate.rows) return false
      const before = snapshot()
      try {
        take(candidate as Snapshot)
        return true
      } catch {
        take(before)
        return false
      }
    },
  }
}
