import { useSyncExternalStore } from 'react'

function inset(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1.01) return 0
  // A page that is wider than the screen, if only for a moment, makes `innerHeight` larger with it.
  const height = (window.innerHeight * viewport.width) / window.innerWidth
  return Math.max(0, Math.round(height - viewport.height - viewport.offsetTop))
}

/** Asking the browser lays the page out: in the middle of drawing, it would be done twice. */
let known = 0

function onViewportChange(listener: () => void): () => void {
  const viewport = window.visualViewport
  const measure = () => {
    known = inset()
    listener()
  }
  viewport?.addEventListener('resize', measure)
  viewport?.addEventListener('scroll', measure)
  return () => {
    viewport?.removeEventListener('resize', measure)
    viewport?.removeEventListener('scroll', measure)
  }
}

/**
 * Height in px that an on-screen keyboard takes from the page's bottom. 0 where the browser
 * shrinks the page itself (`interactive-widget=resizes-content`).
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(
    onViewportChange,
    () => known,
    () => 0,
  )
}
