import { createContext, use, useSyncExternalStore } from 'react'
import { lazy } from '#lib/lazy.ts'
import { createSignal } from '#lib/signal.ts'
import { onIdle } from '../device/idle.ts'

/**
 * `ready`: a newer version is downloaded and waits. `taking`: the player wanted it, and it takes over
 * as soon as the page asks the version before for nothing.
 */
export type UpdateState = 'none' | 'ready' | 'taking'

/** A newer version of the app. It never starts on its own. */
export interface Updates {
  state(): UpdateState
  subscribe(listener: () => void): () => void
  /** Reloads the page with the newer version, if the player wants it. */
  apply(): void
}

/** The version that was loaded stays. */
export const noUpdates: Updates = {
  state: () => 'none',
  subscribe: () => () => {},
  apply: () => {},
}

/** The same, loaded once the page is idle: what follows the worker is not needed before. */
export function updatesWhenIdle(load: () => Promise<Updates>): Updates {
  const loadUpdates = lazy(load)
  const current = () => loadUpdates.loaded() ?? noUpdates
  const { subscribe, emit } = createSignal()
  const announce = (updates: Updates) => {
    updates.subscribe(emit)
    emit()
  }
  // After a failure, the version that was loaded stays.
  onIdle(() => void loadUpdates().then(announce, () => undefined))
  return {
    state: () => current().state(),
    subscribe,
    apply: () => current().apply(),
  }
}

const UpdatesContext = createContext<Updates>(noUpdates)
export const UpdatesProvider = UpdatesContext.Provider

/** Whether a newer version waits or takes over, and how to take it. */
export function useUpdates() {
  const updates = use(UpdatesContext)
  const state = useSyncExternalStore(updates.subscribe, updates.state, () => 'none' as const)
  return { state, apply: updates.apply }
}
