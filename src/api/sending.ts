/** Whether anything that changes something at the host is on its way. */
export interface Sending {
  underWay(): boolean
  subscribe(listener: () => void): () => void
  /** Something is sent. The returned function says that it has ended, however it did. */
  begin(): () => void
}

/** Counts what is under way. */
export function createSending(): Sending {
  let count = 0
  const listeners = new Set<() => void>()
  const add = (change: 1 | -1) => {
    count += change
    for (const listener of [...listeners]) listener()
  }
  return {
    underWay: () => count > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin() {
      add(1)
      return () => add(-1)
    },
  }
}
