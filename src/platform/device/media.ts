import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; false where there is no browser or no `matchMedia`. */
export function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

/** Calls `listener` when the answer to a media query changes. Returns the function that stops it. */
export function onMediaChange(query: string, listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** True when the player asked the device for less motion. */
export function useReducedMotion(): boolean {
  const query = '(prefers-reduced-motion: reduce)'
  return useSyncExternalStore(
    (listener) => onMediaChange(query, listener),
    () => matches(query),
    () => false,
  )
}
