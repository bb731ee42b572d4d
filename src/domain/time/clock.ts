import { createSignal } from '#lib/signal.ts'

/** The product's only source of time, in epoch milliseconds. */
export interface Clock {
  /** The present moment, in epoch milliseconds. */
  now(): number
  /**
   * Calls `listener` whenever time moved other than by passing (a demo clock that was held,
   * moved or set free). Returns the function that stops it.
   */
  subscribe(listener: () => void): () => void
}

/** The clock of the device: the live client's only clock. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  subscribe: () => () => {},
}

/** A clock that is set by code: used in tests, and as the base of the demo's clock. */
export interface ManualClock extends Clock {
  /** Sets the moment and tells every listener. */
  set(epochMs: number): void
  /** Moves the moment by `ms` milliseconds (negative moves it back). */
  advance(ms: number): void
}

/** Makes a clock that stays at `start` until it's moved. */
export function manualClock(start: number): ManualClock {
  let moment = start
  const { subscribe, emit } = createSignal()
  const set = (epochMs: number) => {
    moment = epochMs
    emit()
  }
  return {
    now: () => moment,
    subscribe,
    set,
    advance: (ms) => set(moment + ms),
  }
}
