import { createStore } from 'zustand/vanilla'

/** Counts the requests under way that change something. */
export function createSending() {
  const { getState, setState, subscribe } = createStore(() => ({ count: 0 }))
  const add = (change: 1 | -1) => setState(({ count }) => ({ count: count + change }))
  return {
    underWay: () => getState().count > 0,
    subscribe,
    /** Counts a request that starts. Call the returned function when it has ended, however it did. */
    begin() {
      add(1)
      return () => add(-1)
    },
  }
}

export type Sending = ReturnType<typeof createSending>
