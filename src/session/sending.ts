import { createSignal } from '#lib/signal.ts'

/** Whether any request that changes something is under way. */
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
    /** Something is being sent. Call the returned function when it has ended, however it did. */
    begin() {
      add(1)
      return () => add(-1)
    },
  }
}

export type Sending = ReturnType<typeof createSending>
