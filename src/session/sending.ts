import { createSignal } from '#domain/store.ts'

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
  const { subscribe, emit } = createSignal()
  const add = (change: 1 | -1) => {
    count += change
    emit()
  }
  return {
    underWay: () => count > 0,
    subscribe,
    begin() {
      add(1)
      return () => add(-1)
    },
  }
}
