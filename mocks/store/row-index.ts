import { indexedColumns, modelNames, type ModelName } from './models.ts'

/** A row with its model forgotten. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string }

interface Group {
  find(id: string): AnyRow | undefined
  by(column: string, value: string): readonly AnyRow[]
  put(row: AnyRow): void
  remove(row: AnyRow): void
}

function createGroup(columns: readonly string[]): Group {
  const rows = new Map<string, AnyRow>()
  const values = new Map<string, Map<string, AnyRow>>()
  const keysOf = (row: AnyRow) => columns.map((column) => `${column} ${String(row[column])}`)
  const remove = (row: AnyRow) => {
    rows.delete(row.id)
    for (const key of keysOf(row)) values.get(key)?.delete(row.id)
  }
  return {
    find: (id) => rows.get(id),
    by: (column, value) => [...(values.get(`${column} ${value}`)?.values() ?? [])],
    put(row) {
      const before = rows.get(row.id)
      const keys = keysOf(row)
      // A row that only changes keeps its place.
      if (before && keysOf(before).join() !== keys.join()) remove(before)
      rows.set(row.id, row)
      for (const key of keys) {
        const group = values.get(key) ?? new Map<string, AnyRow>()
        values.set(key, group.set(row.id, row))
      }
    },
    remove,
  }
}

export type RowIndex = Readonly<Record<ModelName, Group>>

/**
 * Finds rows by their id or by an indexed column without walking the table, as the library does for
 * every query. It stands beside the library and is kept by whatever writes: see `db.ts`.
 */
export const createRowIndex = (): RowIndex =>
  Object.fromEntries(
    modelNames.map((name) => [name, createGroup(indexedColumns[name as never] ?? [])]),
  ) as RowIndex
