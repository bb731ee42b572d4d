import { createSignal } from '#domain/store.ts'
import { deviceClock, type Clock } from '#domain/time/clock.ts'

/** A clock that can be held, moved and sped up; otherwise it runs with the device. */
export interface StageClock extends Clock {
  /** False while the clock is held. */
  runs(): boolean
  /** How many seconds pass in one. */
  speed(): number
  /** Goes to a moment (epoch ms); keeps running or stays stopped. */
  set(epochMs: number): void
  /** Moves by milliseconds; negative goes back. */
  advance(ms: number): void
  hold(): void
  run(speed?: number): void
  /** How often it was set, held or let go; time that passes by itself doesn't count. */
  moves(): number
}

/** The clock of a stage, at `start` (epoch ms). `device` is what passes while it runs. */
export function createStageClock(start: number, device = deviceClock): StageClock {
  let base = start
  let since = device.now()
  let pace = 1
  let running = true
  let moves = 0
  const { subscribe, emit } = createSignal()
  const now = () => (running ? base + (device.now() - since) * pace : base)

  function change(apply: () => void, moved = true): void {
    if (moved) moves += 1
    base = now()
    since = device.now()
    apply()
    emit()
  }

  return {
    now,
    runs: () => running,
    speed: () => pace,
    set: (epochMs) => change(() => (base = epochMs)),
    advance: (ms) => change(() => (base += ms), ms !== 0),
    hold: () => change(() => (running = false)),
    run: (speed = 1) =>
      change(() => {
        running = true
        pace = speed
      }),
    moves: () => moves,
    subscribe,
  }
}
