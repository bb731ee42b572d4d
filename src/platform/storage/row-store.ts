import { openItems, settled, type StoredItem } from './item-store.ts'
import type { KeyIn } from './keys.ts'

/** Numbered rows of several owners, each separate from the others'. Never rejects. */
export interface RowStore<Row> {
  /** The rows of `owner` from number `from` on; null if the browser has no database for us. */
  read(owner: string, from: number): Promise<Row[] | null>
  /** Adds rows of `owner`, and deletes those with numbers below `keep`. */
  write(
    owner: string,
    rows: readonly (readonly [n: number, row: Row])[],
    keep: number,
  ): Promise<void>
  clear(owner: string): Promise<void>
}

/** Rows in the browser's database `name`. */
export function browserRows<Row>(name: KeyIn<'database'>): RowStore<Row> {
  const items = openItems(name)
  const idOf = (owner: string, n: number) => `${owner} ${String(n).padStart(9, '0')}`
  /** A colon comes after all digits, a space before them. */
  const range = (owner: string, from = `${owner} `, before = `${owner} :`) =>
    IDBKeyRange.bound(from, before, false, true)
  return {
    async read(owner, from) {
      try {
        const found = await settled<StoredItem[]>(
          (await items()).getAll(range(owner, idOf(owner, from))),
        )
        return found.map(({ value }) => value as Row)
      } catch {
        return null
      }
    },
    async write(owner, rows, keep) {
      try {
        const store = await items()
        for (const [n, value] of rows) store.put({ id: idOf(owner, n), value })
        await settled(store.delete(range(owner, undefined, idOf(owner, keep))))
      } catch {
        // Forbidden or full: they last as long as the page.
      }
    },
    async clear(owner) {
      try {
        await settled((await items()).delete(range(owner)))
      } catch {
        // Nothing is kept where storage is forbidden.
      }
    },
  }
}
