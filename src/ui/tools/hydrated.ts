import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page is adopted: what depends on this phone comes right after
 * it, since the page was rendered on another machine.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
