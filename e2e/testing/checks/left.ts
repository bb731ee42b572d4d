import type { Page } from '@playwright/test'

/** The names of everything the site has left on the device, by storage. */
export interface Left {
  local: string[]
  session: string[]
  /** Items of each database. */
  databases: Record<string, string[]>
  /** Paths of everything in any cache. */
  cached: string[]
}

/** Lists what this page, and with it the site, has left on the device. */
export const leftOnDevice = (page: Page): Promise<Left> =>
  page.evaluate(async () => {
    const resultOf = async (request: IDBRequest) => {
      await new Promise((resolve) => request.addEventListener('success', resolve))
      return request.result
    }
    const databases: Record<string, string[]> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database: IDBDatabase = await resultOf(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const items = database.transaction(store).objectStore(store)
        // Without the owner, which each begins with.
        databases[name] = (await resultOf(items.getAllKeys())).map((id: unknown) =>
          String(id).replace(/^.*\n/, ''),
        )
      }
      database.close()
    }
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) =>
        (await globalThis.caches.open(name)).keys(),
      ),
    )
    return {
      local: Object.keys({ ...localStorage }).toSorted(),
      session: Object.keys({ ...sessionStorage }).toSorted(),
      databases,
      cached: caches.flat().map(({ url }) => new URL(url).pathname),
    }
  })
