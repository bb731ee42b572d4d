import { useSyncExternalStore } from 'react'

function onViewportChange(listener: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', listener)
  viewport?.addEventListener('scroll', listener)
  return () => {
    viewport?.removeEventListener('resize', listener)
    viewport?.removeEventListener('scroll', listener)
  }
}

function inset(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1.01) return 0
  // A page that is wider than the screen, if only for a moment, makes `innerHeight` larger with it.
  const height = (window.innerHeight * viewport.width) / window.innerWidth
  return Math.max(0, Math.round(height - viewport.height - viewport.offsetTop))
}

/**
 * Height in px that an on-screen keyboard takes from the page's bottom. 0 where the browser
 * shrinks the page itself (`interactive-widget=resizes-content`).
 */
export function useKeyboardInset(): number {
  return useSyncExternalStore(onViewportChange, inset, () => 0)
}
