import type { Clock } from '#domain/clock.ts'

/** A clock that shows another one's time, and can be given a different one to follow. */
export interface FollowingClock extends Clock {
  /** Follows `next` from now on; whoever subscribed is told that time moved. */
  follow(next: Clock): void
}

/** Makes a clock that follows `first`: the client can begin before its host's clock is known. */
export function followingClock(first: Clock): FollowingClock {
  let current = first
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  let stop = first.subscribe(tell)
  return {
    now: () => current.now(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(next) {
      stop()
      current = next
      stop = next.subscribe(tell)
      tell()
    },
  }
}
