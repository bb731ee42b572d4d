import type { Page } from '@playwright/test'

/** Waits until the worker has kept the whole shell and answers for this page. */
export const workerReady = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller?.state === 'activated'
  })

/** The paths of everything in the site's caches. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = names.map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })

/** The browser's own line about a call without a connection. */
export const offlineLine = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/

/** Id of everything the app keeps for a start without a connection: the player's, or everybody's. */
export const keptIds = (page: Page, itemStore = 'ank.last-known'): Promise<string[]> =>
  page.evaluate(async (name) => {
    const settled = async (request: IDBRequest) => {
      await new Promise((resolve) => request.addEventListener('success', resolve))
      return request.result
    }
    const database: IDBDatabase = await settled(indexedDB.open(name, 1))
    const ids = await settled(database.transaction('items').objectStore('items').getAllKeys())
    database.close()
    return ids
  }, itemStore)
