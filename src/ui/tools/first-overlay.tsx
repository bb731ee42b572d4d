import type { ReactNode } from 'react'
import { useHydrated } from './hydrated.ts'

export interface FirstOverlayProps {
  /** Its part in the prerendered page. */
  first?: ReactNode
  children: ReactNode
}

/** Tools over the client, shown once a prerendered page has been adopted. */
export function FirstOverlay({ first = null, children }: FirstOverlayProps) {
  return useHydrated() ? children : first
}
