import { createStore } from 'zustand/vanilla'
import type { DatedAnswer } from '#domain/time/clock-error.ts'
import type { Clock } from '#domain/time/clock.ts'

/** What the host's answers say about the time. */
export interface HostClock {
  /** The latest answer that does; null before one. */
  latest(): DatedAnswer | null
  subscribe(listener: () => void): () => void
}

type Send = typeof fetch

/**
 * `watch` makes a `fetch` that keeps what the host's answers say about the time. Only answers to this player count,
 * which no cache on the way may keep (RFC 9111), and only JSON: a page in front of the host has a
 * clock of its own. Another origin's `Date` can be read only if that host exposes it.
 */
export function watchHostClock(clock: Clock): {
  watch: (send: Send) => Send
  hostClock: HostClock
} {
  const { getState, setState, subscribe } = createStore<{ latest: DatedAnswer | null }>(() => ({
    latest: null,
  }))
  return {
    hostClock: { latest: () => getState().latest, subscribe },
    watch: (send) => async (input, init) => {
      const sentAt = clock.now()
      const answer = await send(input, init)
      const { headers } = answer
      const date = headers.get('date')
      const isPlayers = new Headers(init?.headers).has('authorization')
      const isJson = headers.get('content-type')?.includes('json') ?? false
      if (date !== null && isPlayers && isJson) {
        const answeredAt = clock.now()
        setState({ latest: { date, age: headers.get('age'), sentAt, answeredAt } })
      }
      return answer
    },
  }
}
