import { createSignal } from '#lib/signal.ts'

/** Counts the requests under way that change something. */
export function createSending() {
  let count = 0
  const { subscribe, emit } = createSignal()
  const add = (change: 1 | -1) => {
    count += change
    emit()
  }
  return {
    underWay: () => count > 0,
    subscribe,
    /** Counts a request that starts. Call the returned function when it has ended, however it did. */
    begin() {
      add(1)
      return () => add(-1)
    },
  }
}

export type Sending = ReturnType<typeof createSending>
