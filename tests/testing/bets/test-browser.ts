import type { OtherTabs } from '#platform/tabs/other-tabs.ts'
import { memory } from '../memory-item-store.ts'

/** Who is signed in on a browser, and what it keeps. */
export function browserOf() {
  const listeners = new Set<() => void>()
  let player: string | null = '5876543210'
  const last = new Map<string, Promise<unknown>>()
  const hearing = new Map<string, Map<object, (message: unknown) => void>>()
  return {
    storage: memory(),
    session: {
      state: () =>
        player === null
          ? { status: 'signed-out' }
          : { status: 'signed-in', user: { mobileNumber: player } },
      subscribe: (listener: () => void) => listeners.add(listener),
    },
    signIn(as: string | null) {
      player = as
      for (const listener of Array.from(listeners)) listener()
    },
    /** What `tab` sends to the others, and gets from them. */
    otherTabsOf: (tab: object): OtherTabs => ({
      broadcast(name, message) {
        for (const [other, listener] of hearing.get(name) ?? []) {
          if (other !== tab) listener(structuredClone(message))
        }
      },
      listen: (name, listener) =>
        void hearing.set(name, (hearing.get(name) ?? new Map()).set(tab, listener)),
    }),
    /** The locks that all tabs of a browser share. */
    withTabLock<T>(name: string, job: () => Promise<T>): Promise<T> {
      const turn = (last.get(name) ?? Promise.resolve()).then(job)
      const done = turn.catch(() => undefined)
      last.set(name, done)
      return turn
    },
  }
}

export type TestBrowser = ReturnType<typeof browserOf>
