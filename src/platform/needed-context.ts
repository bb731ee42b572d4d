import { createContext, use, type Context } from 'react'

/**
 * A context that every part below it needs: its provider, and the hook that reads it, which throws
 * outside of the provider. `name` is the provider's.
 */
export function createNeeded<T extends object>(name: string): [Context<T | null>, () => T] {
  const NeededContext = createContext<T | null>(null)
  return [
    NeededContext,
    () => {
      const value = use(NeededContext)
      if (value === null) throw new Error(`There is no ${name} above.`)
      return value
    },
  ]
}
