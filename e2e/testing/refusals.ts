import type { Page } from '@playwright/test'

/** From the next page on, any access to a storage throws, as in a browser with cookies switched off. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const deniedError = () =>
      new DOMException('Access is denied for this document.', 'SecurityError')
    const deny = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        configurable: true,
        get() {
          throw deniedError()
        },
      })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) deny(window, name)
    navigator.locks.request = () => Promise.reject(deniedError())
    // Firefox refuses these too.
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super()
        throw deniedError()
      }
    } as unknown as typeof BroadcastChannel
  })

/** From the next page on, storage is full: it can be read, but not written. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (...item) {
      // The storage of the tab has a quota of its own.
      if (this === sessionStorage) return set.apply(this, item)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  // The browser itself counts the size of databases and caches.
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(await page.evaluate(() => location.href))
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
}

/** How a browser's database can be broken. */
export const databaseFaults = {
  'cannot be opened': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store.', 'UnknownError')
    }
  },
  'never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'loses its connection': () => {
    const lost = () => new DOMException('The database connection is closing.', 'InvalidStateError')
    IDBDatabase.prototype.transaction = () => {
      throw lost()
    }
  },
} satisfies Record<string, () => void>
