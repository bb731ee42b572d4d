/**
 * Makes the client think that it's always online: the demo's backend is in this page, so a lost
 * connection changes nothing. Must run before the client listens.
 */
export function treatAsOnline(): void {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  window.addEventListener('offline', (event) => event.stopImmediatePropagation())
}
