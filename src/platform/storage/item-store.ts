import { timers } from '../schedule.ts'
import type { KeyIn } from './keys.ts'

/** Something kept between visits, under its id. */
export interface StoredItem {
  id: string
  /** When it was true, in epoch milliseconds. The oldest are deleted first. */
  at: number
  value: unknown
}

/** Storage for larger data of one owner at a time. Never rejects: failed writes are ignored. */
export interface ItemStore {
  /** Everything, if it belongs to `owner`; deletes another owner's. */
  read(owner: string): Promise<StoredItem[]>
  /** Adds or replaces items of `owner`. Deletes another owner's first. */
  write(owner: string, items: readonly StoredItem[]): Promise<void>
  /**
   * Removes whatever was true before `from` or will be after `to`, in epoch milliseconds, and the oldest
   * of what has no room.
   */
  keepOnly(from: number, to: number): Promise<void>
  clear(): Promise<void>
}

const store = 'items'
/** More than a player looks at in a day; the oldest go. */
const most = 100

/** Those that are kept: what was true from `from` to `to`, and of that the newest. */
export const fitting = <Item extends Pick<StoredItem, 'at'>>(
  items: readonly Item[],
  from: number,
  to: number,
): Item[] =>
  items
    .filter(({ at }) => from <= at && at <= to)
    .sort((one, other) => other.at - one.at)
    .slice(0, most)

/** The longest wait for the database, in milliseconds: a broken one never responds. */
const patienceMs = 2_000

/**
 * The result of a request, unless it fails, takes too long, or the page is left meanwhile. WebKit keeps a
 * page that is left, together with the transaction it waits for: every later page would wait for that
 * one, so that nothing could be kept or deleted any more.
 */
const awaitRequest = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    const abort = () => request.transaction?.abort()
    const stopWaiting = timers(() => end(new Error('The database does not answer.')), patienceMs)
    function end(error: Error | null) {
      stopWaiting()
      window.removeEventListener('pagehide', abort)
      if (error) reject(error)
      else resolve(request.result)
    }
    window.addEventListener('pagehide', abort)
    request.addEventListener('success', () => end(null))
    request.addEventListener('error', () => end(request.error))
  })

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(store, { keyPath: 'id' })
  })
  return awaitRequest(request)
}

/** The items of the browser's database `name`, at each call in a transaction of its own. */
function openItems(name: KeyIn<'database'>): () => Promise<IDBObjectStore> {
  let opened: Promise<IDBDatabase> | null = null

  async function begin(): Promise<IDBObjectStore> {
    opened ??= openDatabase(name).catch((error: unknown) => {
      opened = null
      throw error
    })
    return (await opened).transaction(store, 'readwrite').objectStore(store)
  }

  return async () => {
    try {
      return await begin()
    } catch (error) {
      if ((error as Error).name !== 'InvalidStateError') throw error
      // A phone may close it while the app is in the background; wiping must still work.
      opened = null
      return begin()
    }
  }
}

/** Ids begin with their owner, so that somebody else's can be deleted without being read. */
const prefixOf = (owner: string) => `${owner}\n`

/** Items in the browser's database `name`, which has room for whole histories. */
export function browserItemStore(name: KeyIn<'database'>): ItemStore {
  const anyItems = openItems(name)
  const all = (items: IDBObjectStore) => awaitRequest<StoredItem[]>(items.getAll())

  /** The items in a transaction of their own, after whatever is somebody else's is gone. */
  async function itemsOf(owner: string): Promise<IDBObjectStore> {
    const items = await anyItems()
    const first = prefixOf(owner)
    items.delete(IDBKeyRange.upperBound(first, true))
    items.delete(IDBKeyRange.lowerBound(`${first}\uffff`))
    return items
  }

  return {
    read: (owner) =>
      itemsOf(owner)
        .then(all)
        .then((items) =>
          items.map((item) => ({ ...item, id: item.id.slice(prefixOf(owner).length) })),
        )
        .catch(() => []),
    // Reads nothing, since a page that is being left has no time for an answer.
    async write(owner, given) {
      try {
        const items = await itemsOf(owner)
        for (const item of given)
          items.put({ ...item, id: prefixOf(owner) + item.id } satisfies StoredItem)
        items.transaction.commit()
      } catch {
        // Forbidden or full: the next visit without a connection starts empty.
      }
    },
    async keepOnly(from, to) {
      try {
        const items = await anyItems()
        const known = await all(items)
        const kept = new Set(fitting(known, from, to))
        for (const item of known) if (!kept.has(item)) items.delete(item.id)
        items.transaction.commit()
      } catch {
        // Nothing is kept where storage is forbidden.
      }
    },
    async clear() {
      try {
        const items = await anyItems()
        items.clear()
        items.transaction.commit()
      } catch {
        // Where storage is forbidden there is nothing.
      }
    },
  }
}
