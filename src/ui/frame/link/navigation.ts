import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react'
import { historyEntry } from '#platform/links/history-entry.ts'

/** The address on screen, and how the player came to it. */
export interface CurrentPlace {
  pathname: string
  /** Unique for each entry of the history; `default` for the first one of a visit. */
  key: string
  arrival: 'POP' | 'PUSH' | 'REPLACE'
  /** The browser's history entry it was rendered for (`historyEntry`). */
  entry?: unknown
}

export interface GoOptions {
  /**
   * The entry on screen is not kept. Asked for, it's ignored if the player has begun to go elsewhere.
   */
  replace?: boolean
}

/** Goes to a path. Resolves when it's about to be shown. */
export type Go = (to: string, options?: GoOptions) => void | Promise<void>

const PlaceContext = createContext<CurrentPlace>({ pathname: '/', key: 'default', arrival: 'POP' })
/** Without one, the browser follows links itself. */
const GoContext = createContext<Go | null>(null)

export const PlaceProvider = PlaceContext.Provider
export const GoProvider = GoContext.Provider

/**
 * Where the player is. Parts learn it from here and not from the router, because the login is
 * rendered before the router has been fetched.
 */
export const usePlace = (): CurrentPlace => use(PlaceContext)

/** How to navigate; null if only the browser can. */
export const useGo = (): Go | null => use(GoContext)

/**
 * Returns a function that tells whether the player is still on this screen: false from when any
 * navigation begins, also before the next screen is there. What moves the screen late asks it first.
 */
export function useStillHere(): () => boolean {
  const { entry } = usePlace()
  const shown = useRef<{ entry: unknown } | null>(null)
  useLayoutEffect(() => {
    shown.current = { entry }
    return () => {
      shown.current = null
    }
  }, [entry])
  return useCallback(() => shown.current !== null && historyEntry() === shown.current.entry, [])
}
