/** Tells listeners that something changed. */
export interface Signal {
  /** Calls `listener` after each change; the returned function stops it. */
  subscribe(listener: () => void): () => void
  /** Calls every listener. One that subscribes meanwhile is called from the next time on. */
  emit(): void
}

/** Makes a signal without listeners. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit() {
      for (const listener of Array.from(listeners)) listener()
    },
  }
}
