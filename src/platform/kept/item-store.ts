/** Something kept between visits, under its id. */
export interface StoredItem {
  id: string
  /** When it was true: epoch milliseconds. The oldest make room. */
  at: number
  value: unknown
}

/** A place for larger data of one owner at a time. Never rejects: what is lost is lost. */
export interface ItemStore {
  /** Everything, if it belongs to `owner`; somebody else's is thrown away. */
  read(owner: string): Promise<StoredItem[]>
  /** Adds or replaces items of `owner`. Somebody else's are thrown away first. */
  write(owner: string, items: readonly StoredItem[]): Promise<void>
  clear(): Promise<void>
}

const store = 'items'
/** Id of the item that says whose the others are. */
const ownerId = ''
/** More than a player looks at in a day; the oldest go. */
const most = 100

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error as Error))
  })

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(store, { keyPath: 'id' })
  })
  return settled(request)
}

/** Items in the browser's database `name`: room for histories that small texts have not. */
export function browserItemStore(name: string): ItemStore {
  let opened: Promise<IDBDatabase> | null = null
  let lastOwner: string | null = null

  /** The items in a transaction of their own, after whoever else was the owner is gone. */
  async function itemsOf(owner: string): Promise<IDBObjectStore> {
    opened ??= openDatabase(name)
    const items = (await opened).transaction(store, 'readwrite').objectStore(store)
    // Not asked twice: a page that is being left has time to write, but not to read first.
    if (owner === lastOwner) return items
    lastOwner = owner
    const known = (await settled(items.get(ownerId))) as StoredItem | undefined
    if (known?.value !== owner) {
      items.clear()
      items.put({ id: ownerId, at: 0, value: owner } satisfies StoredItem)
    }
    return items
  }

  const all = async (items: IDBObjectStore) =>
    ((await settled(items.getAll())) as StoredItem[]).filter(({ id }) => id !== ownerId)

  return {
    read: (owner) =>
      itemsOf(owner)
        .then(all)
        .catch(() => []),
    async write(owner, given) {
      try {
        const items = await itemsOf(owner)
        for (const item of given) items.put(item)
        if ((await settled(items.count())) <= most + 1) return
        const byAge = (await all(items)).toSorted((one, other) => other.at - one.at)
        for (const { id } of byAge.slice(most)) items.delete(id)
      } catch {
        // Forbidden or full: the next visit without a connection starts empty.
      }
    },
    // Whose it is does not matter any more: nobody's.
    clear: () =>
      itemsOf('')
        .then(() => undefined)
        .catch(() => undefined),
  }
}
