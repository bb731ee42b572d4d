import { createContext, use, useSyncExternalStore } from 'react'
import { createSignal } from '#lib/store.ts'
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

/** The same, fetched once the page is idle: what follows the worker is not needed before. */
export function lazyUpdates(load: () => Promise<Updates>): Updates {
  let updates = noUpdates
  const { subscribe, emit } = createSignal()

  async function fetchUpdates(): Promise<void> {
    try {
      updates = await load()
    } catch {
      // The version that was loaded stays.
      return
    }
    updates.subscribe(emit)
    emit()
  }
  onIdle(() => void fetchUpdates())
  return {
    state: () => updates.state(),
    subscribe,
    apply: () => updates.apply(),
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
