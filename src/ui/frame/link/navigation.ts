import { createContext, use } from 'react'

/** The address on screen, and how the player came to it. */
export interface CurrentPlace {
  pathname: string
  /** Unique for each entry of the history; `default` for the first one of a visit. */
  key: string
  arrival: 'POP' | 'PUSH' | 'REPLACE'
}

export interface GoOptions {
  /** The entry on screen is not kept. */
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
