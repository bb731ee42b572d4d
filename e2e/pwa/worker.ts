import type { Page } from '@playwright/test'

/** Waits until the worker has kept the whole shell and answers for this page. */
export const workerReady = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller?.state === 'activated'
  })

/** The browser's own line about a call without a connection. */
export const offlineLine = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/
