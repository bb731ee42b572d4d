import { useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page is adopted: what depends on this phone comes right after
 * it, since the page was rendered on another machine.
 */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export interface FirstOverlayProps {
  /** Its part in the prerendered page. */
  first?: ReactNode
  children: ReactNode
}

/** Tools over the client, shown once a prerendered page has been adopted. */
export function FirstOverlay({ first = null, children }: FirstOverlayProps) {
  return useHydrated() ? children : first
}
