/**
 * Tells listeners that something happened: a clock was moved, a draft was written by another form. A
 * value that is read and followed is a store of `zustand/vanilla`, never a signal beside a variable.
 */
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
