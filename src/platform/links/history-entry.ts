/**
 * The key of the browser's history entry. It changes as soon as a navigation begins: its screen is
 * rendered later, and much later on a slow phone. Where a page is prerendered there is none.
 */
export const historyEntry = (): unknown => globalThis.history?.state?.key
