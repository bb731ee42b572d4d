/**
 * The demo's host is in this page, so a lost connection is none of its business: on a train, nothing
 * is refused, and nothing says “offline”. Must run before the client listens.
 */
export function needNoConnection(): void {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  window.addEventListener('offline', (event) => event.stopImmediatePropagation())
}
