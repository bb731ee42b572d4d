import { factory, nullable, primaryKey } from '@mswjs/data'
import {
  DATABASE_INSTANCE,
  type FactoryAPI,
  type ModelValueType,
  type StrictQueryReturnType,
} from '@mswjs/data/lib/glossary.js'
import type { NullableProperty } from '@mswjs/data/lib/nullable.js'
import type { PrimaryKey } from '@mswjs/data/lib/primaryKey.js'
import type {
  BulkQueryOptions,
  QueryOptions,
  QuerySelector,
  WeakQuerySelector,
} from '@mswjs/data/lib/query/queryTypes.js'
import type { z } from 'zod'
import { indexedColumns, modelNames, models, type ModelName, type Row } from './models.ts'

/**
 * One model of the library: its own names and queries, and ours for a single row. Rows are handed
 * out as they are stored; a change makes a new one.
 */
export interface Model<NewRow, Row extends object> {
  /** Stores a row; throws when its `id` is taken. */
  create(row: NewRow): Row
  /** The first row in the order of creation, or null; with `strict: true` it throws when there is none. */
  findFirst<Options extends QueryOptions>(
    query: Options & QuerySelector<Row>,
  ): StrictQueryReturnType<Options, Row>
  findMany(query: QueryOptions & WeakQuerySelector<Row> & BulkQueryOptions<Row>): readonly Row[]
  /** All rows in the order of their creation. */
  getAll(): readonly Row[]
  count(query?: QuerySelector<Row>): number
  find(id: string): Row | null
  /** The row; throws when there is none. */
  get(id: string): Row
  /** Changes columns of a row; null when there is none, as for `remove`. */
  change(id: string, data: Partial<Omit<Row, 'id'>>): Row | null
  remove(id: string): Row | null
}

type Column<Value> =
  Extract<Value, null> extends never
    ? () => Extract<Value, ModelValueType>
    : NullableProperty<Extract<Value, ModelValueType>>

/** The models as the library declares them: a primary key, and a type for each column. */
type Dictionary = {
  [M in ModelName]: {
    -readonly [C in keyof Row<M>]: C extends 'id' ? PrimaryKey<string> : Column<Row<M>[C]>
  }
}

/** The library's own API: `database.bet.findMany({ where: … })`. */
export type Database = FactoryAPI<Dictionary>

/** A schema's column in the library's words: `String`, `Number`, `Boolean`, `nullable(String)`. */
function columnOf(field: z.core.$ZodType): unknown {
  const { def } = field as z.ZodType
  if (def.type === 'default') return columnOf((def as z.core.$ZodDefaultDef).innerType)
  if (def.type === 'nullable') {
    return nullable(columnOf((def as z.core.$ZodNullableDef).innerType) as StringConstructor)
  }
  if (def.type === 'number') return Number
  return def.type === 'boolean' ? Boolean : String
}

/** Every model of `models.ts`, as `factory` wants it: `{ bet: { id: primaryKey(String), … } }`. */
const dictionary = Object.fromEntries(
  modelNames.map((name) => {
    const columns = Object.entries(models[name].shape).map(([key, field]) => [key, columnOf(field)])
    return [name, { ...Object.fromEntries(columns), id: primaryKey(String) }]
  }),
) as unknown as Dictionary

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

/** Where a column has a value: the keys of those rows, in the order of the table. */
type Groups = Map<unknown, Set<string>>

function join(groups: Groups, value: unknown, id: string): void {
  const group = groups.get(value)
  if (group) group.add(id)
  else groups.set(value, new Set([id]))
}

type Where = Readonly<Record<string, { equals?: unknown } | undefined>>
type Method = 'findFirst' | 'findMany' | 'count' | 'update' | 'delete'
type AnyModel = Record<Method, (query?: { where?: Where; strict?: boolean }) => unknown>

/**
 * Answers a query by key or by an indexed column without walking every row: the library is shown
 * those rows only whose column has the value, and does the rest itself. The index learns of writes
 * by the library's own events.
 */
function withIndex(database: Database): Database {
  const instance = database[DATABASE_INSTANCE]
  const whole = instance.getModel.bind(instance)
  const built = new Map(modelNames.map((name) => [name, new Map<string, Groups>()]))
  const builtOf = (model: ModelName) => built.get(model) ?? new Map<string, Groups>()

  function groupsOf(model: ModelName, column: string): Groups {
    const known = builtOf(model).get(column)
    if (known) return known
    const groups: Groups = new Map()
    for (const [id, row] of whole(model)) {
      join(groups, (row as unknown as Record<string, unknown>)[column], id as string)
    }
    builtOf(model).set(column, groups)
    return groups
  }
  instance.events.on('create', (_, model, row) => {
    for (const [column, groups] of builtOf(model as ModelName)) join(groups, row[column], row.id)
  })
  instance.events.on('update', (_, model, before, after) => {
    const columns = builtOf(model as ModelName)
    for (const column of columns.keys()) {
      // Rebuilt when needed: the row keeps its place among the others.
      if (before[column] !== after[column]) columns.delete(column)
    }
  })
  instance.events.on('delete', (_, model) => builtOf(model as ModelName).clear())

  /** The column by which a query can be narrowed, if there is one. */
  function columnFor(model: ModelName, where: Where): string | undefined {
    const columns: readonly string[] = ['id', ...(indexedColumns[model] ?? [])]
    return columns.find((each) => where[each]?.equals !== undefined)
  }

  /** The library's first access, its query; a write after it uses the whole table. */
  let shown: ReturnType<typeof whole> | null = null
  instance.getModel = (name) => {
    const rows = shown ?? whole(name)
    shown = null
    return rows
  }
  function show(model: ModelName, keys: Iterable<string>): void {
    const rows = whole(model)
    const found: typeof rows = new Map()
    for (const key of keys) {
      const row = rows.get(key)
      if (row) found.set(key, row)
    }
    shown = found
  }

  for (const name of modelNames) {
    const model = database[name] as unknown as AnyModel
    for (const method of ['findFirst', 'findMany', 'count', 'update', 'delete'] as const) {
      const answer = model[method]
      model[method] = (query) => {
        const { where = {} } = query ?? {}
        const column = columnFor(name, where)
        if (column === undefined) return answer(query)
        const value = where[column]?.equals
        show(name, column === 'id' ? [value as string] : (groupsOf(name, column).get(value) ?? []))
        // It holds for every row that is shown. A strict query is named whole when nothing is found.
        return answer(
          query?.strict ? query : { ...query, where: { ...where, [column]: undefined } },
        )
      }
    }
  }
  return database
}

/** An empty database that shares nothing with another one. Its rows are not checked: see `db.ts`. */
export function createDatabase({ indexed = true } = {}): Database {
  const database = withoutBroadcast(() => factory(dictionary))
  return indexed ? withIndex(database) : database
}
