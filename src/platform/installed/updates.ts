import { createContext, use, useSyncExternalStore } from 'react'
import { createSignal } from '#lib/store.ts'
import { onIdle } from '../device/idle.ts'

/** A newer version of the app, downloaded and waiting. It never starts on its own. */
export interface Updates {
  ready(): boolean
  subscribe(listener: () => void): () => void
  /** Reloads the page with the newer version, if the player wants it. */
  apply(): void
}

/** The version that was loaded stays. */
export const noUpdates: Updates = { ready: () => false, subscribe: () => () => {}, apply: () => {} }

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
    ready: () => updates.ready(),
    subscribe,
    apply: () => updates.apply(),
  }
}

const UpdatesContext = createContext<Updates>(noUpdates)
export const UpdatesProvider = UpdatesContext.Provider

/** Whether a newer version waits, and how to take it. */
export function useUpdates() {
  const updates = use(UpdatesContext)
  const ready = useSyncExternalStore(updates.subscribe, updates.ready, () => false)
  return { ready, apply: updates.apply }
}
