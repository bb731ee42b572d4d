import type { OperationName } from '#api/table/table.ts'
import type { CommandName } from './commands.ts'
import type { Db, Snapshot } from './store/db.ts'
import { modelNames, type ModelName, type StoredRow } from './store/models.ts'

/** A row written by hand: the columns that changed, all of them if it's new, null if it's gone. */
export type Edit = readonly [model: ModelName, id: string, columns: object | null]

/**
 * Something that changed rows, as plain data: carried out again on the same rows at the same moment,
 * it leaves the same rows.
 */
export type Write =
  /** A player's call that succeeded. */
  | { call: OperationName; token?: string; key?: string; params?: object; body?: unknown }
  /** What staff did. */
  | { command: CommandName; args: unknown }
  | { edit: readonly Edit[] }
  /** An account is signed in by the demo itself. */
  | { signIn: string }

/** What became of one row: null where there was none, or where there is none any more. */
export interface RowChange {
  model: ModelName
  id: string
  before: StoredRow<ModelName> | null
  after: StoredRow<ModelName> | null
}

/** The rows that differ between two snapshots of one store, in the order of the models. */
export function changesBetween(before: Snapshot, after: Snapshot): RowChange[] {
  return modelNames.flatMap((model) => {
    const old = new Map<string, StoredRow<ModelName>>(
      before.rows[model]?.map((row) => [row.id, row]),
    )
    const changes: RowChange[] = []
    for (const row of after.rows[model] ?? []) {
      const was = old.get(row.id) ?? null
      old.delete(row.id)
      // Rows are replaced, never changed; those of a restored snapshot may only look different.
      if (row !== was && JSON.stringify(row) !== JSON.stringify(was)) {
        changes.push({ model, id: row.id, before: was, after: row })
      }
    }
    for (const [id, row] of old) changes.push({ model, id, before: row, after: null })
    return changes
  })
}

/** Changes as what a hand would have to write. */
export function editsOf(changes: readonly RowChange[]): Edit[] {
  return changes.map(({ model, id, before, after }) => {
    if (after === null) return [model, id, null]
    const was = before as Record<string, unknown> | null
    const columns = Object.entries(after).filter(([key, value]) => {
      return key !== 'id' && value !== was?.[key]
    })
    return [model, id, Object.fromEntries(columns)]
  })
}

/** Writes rows by hand. Throws for a row that breaks its model. */
export function applyEdits(db: Db, edits: readonly Edit[]): void {
  for (const [model, id, columns] of edits) {
    const table = db[model] as Db['token']
    if (columns === null) table.remove(id)
    else if (table.find(id)) table.change(id, columns)
    else table.create({ ...(columns as StoredRow<'token'>), id })
  }
}
