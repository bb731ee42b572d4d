import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page that was drawn ahead is adopted: what depends on this phone comes right after
 * it, since the page was drawn on another machine.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
