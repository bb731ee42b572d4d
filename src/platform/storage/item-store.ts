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
  /** Removes whatever was true before `from` or will be after `to`: epoch milliseconds. */
  keepOnly(from: number, to: number): Promise<void>
  clear(): Promise<void>
}

/** An item as it lies in the database. */
interface OwnedItem extends StoredItem {
  owner: string
}

const store = 'items'
/** More than a player looks at in a day; the oldest go. */
const most = 100

/** Those that have no room: the oldest. */
export const tooMany = <Item extends Pick<StoredItem, 'at'>>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => other.at - one.at).slice(most)

/** The longest wait for the database, in milliseconds: a broken one never responds. */
const patienceMs = 2_000

/** The result of a request, unless it fails or takes too long. */
export const awaitRequest = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    const giveUp = timers(() => reject(new Error('The database does not answer.')), patienceMs)
    request.addEventListener('success', () => {
      giveUp()
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      giveUp()
      reject(request.error as Error)
    })
  })

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(store, { keyPath: 'id' })
  })
  return awaitRequest(request)
}

/** The items of the browser's database `name`, at each call in a transaction of its own. */
export function openItems(name: KeyIn<'database'>): () => Promise<IDBObjectStore> {
  let opened: Promise<IDBDatabase> | null = null

  async function begin(): Promise<IDBObjectStore> {
    opened ??= openDatabase(name)
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

/** Items in the browser's database `name`, which has room for whole histories. */
export function browserItemStore(name: KeyIn<'database'>): ItemStore {
  const anyItems = openItems(name)
  let lastOwner: string | null = null

  const all = (items: IDBObjectStore) => awaitRequest<OwnedItem[]>(items.getAll())

  /** The items in a transaction of their own, after whatever is somebody else's is gone. */
  async function itemsOf(owner: string): Promise<IDBObjectStore> {
    const items = await anyItems()
    // Doesn't read first: a page that is being left only has time to write.
    if (owner === lastOwner) return items
    lastOwner = owner
    for (const item of await all(items)) if (item.owner !== owner) items.delete(item.id)
    return items
  }

  return {
    read: (owner) =>
      itemsOf(owner)
        .then(all)
        .then((items) => items.filter((item) => item.owner === owner))
        .catch(() => []),
    async write(owner, given) {
      try {
        const items = await itemsOf(owner)
        for (const item of given) items.put({ ...item, owner } satisfies OwnedItem)
        if ((await awaitRequest(items.count())) <= most) return
        for (const { id } of tooMany(await all(items))) items.delete(id)
      } catch {
        // Forbidden or full: the next visit without a connection starts empty.
      }
    },
    async keepOnly(from, to) {
      try {
        const items = await anyItems()
        for (const { id, at } of await all(items)) if (at < from || at > to) items.delete(id)
      } catch {
        // Nothing is kept where storage is forbidden.
      }
    },
    // Nothing belongs to nobody.
    clear: () =>
      itemsOf('')
        .then(() => undefined)
        .catch(() => undefined),
  }
}
