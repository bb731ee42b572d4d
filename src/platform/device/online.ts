import { createContext, use, useSyncExternalStore } from 'react'

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const HostContext = createContext(true)
/** False while the host hasn't answered although the device seems to be online. */
export const HostAnswersProvider = HostContext.Provider

/**
 * False while the device knows it's offline, or the host hasn't answered since the
 * start; true where there is no browser.
 */
export function useOnline(): boolean {
  const hostAnswers = use(HostContext)
  const online = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  )
  return online && hostAnswers
}

/** Calls `listener` when the device has a connection again. */
export function onOnlineAgain(listener: () => void): void {
  window.addEventListener('online', listener)
}
