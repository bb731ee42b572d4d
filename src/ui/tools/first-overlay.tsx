import type { ReactNode } from 'react'
import { useHydrated } from '#platform/first-visit/hydrated.ts'

export interface FirstOverlayProps {
  /** What the page that is drawn ahead holds of it. */
  first?: ReactNode
  children: ReactNode
}

/** What stands over the client: after a page that was drawn ahead has been adopted. */
export function FirstOverlay({ first = null, children }: FirstOverlayProps) {
  return useHydrated() ? children : first
}
