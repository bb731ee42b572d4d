import { useSyncExternalStore } from 'react'

/** Calls `listener` when the page is hidden or shown again. Returns the function that stops it. */
export function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** True while the page is on screen; true where there is no browser. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState !== 'hidden',
    () => true,
  )
}
