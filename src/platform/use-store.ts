import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/**
 * What `select` picks of a store; renders again when it changes. Zustand’s own hook would begin with
 * what the store began with, which may be over when the prerendered page becomes the app.
 */
export function useStore<State, Picked>(
  { subscribe, getState }: Pick<StoreApi<State>, 'subscribe' | 'getState'>,
  select: (state: State) => Picked,
): Picked {
  const pick = () => select(getState())
  return useSyncExternalStore(subscribe, pick, pick)
}
