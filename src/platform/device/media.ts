import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; false where there is no browser or no `matchMedia`. */
export function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function onMediaChange(query: string, listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** The same, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => onMediaChange(query, listener),
    () => matches(query),
    () => false,
  )
}

/** True when the player asked the device for less motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
