import { createSignal } from '#domain/store.ts'
import type { Clock } from '#domain/time/clock.ts'

/** A clock that shows another one's time, and can be given a different one to follow. */
export interface FollowingClock extends Clock {
  /** Follows `next` from now on, and notifies subscribers that time has moved. */
  follow(next: Clock): void
}

/** Makes a clock that follows `first`: the client can start before its host's clock is known. */
export function followingClock(first: Clock): FollowingClock {
  let current = first
  const { subscribe, emit } = createSignal()

  let stop = first.subscribe(emit)
  return {
    now: () => current.now(),
    subscribe,
    follow(next) {
      stop()
      current = next
      stop = next.subscribe(emit)
      emit()
    },
  }
}
