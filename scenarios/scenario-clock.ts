import { deviceClock } from '#domain/time/clock.ts'
import { createSignal } from '#lib/signal.ts'

export type ScenarioClock = ReturnType<typeof createScenarioClock>

/**
 * The clock of a scenario, at `start` (epoch ms): it can be held, moved and sped up; otherwise it runs
 * with the device.
 */
export function createScenarioClock(start: number, device = deviceClock) {
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
    /** False while the clock is held. */
    runs: () => running,
    /** How many seconds pass in one. */
    speed: () => pace,
    /** Goes to a moment (epoch ms); keeps running or stays stopped. */
    set: (epochMs: number) => change(() => (base = epochMs)),
    /** Moves by milliseconds; negative goes back. */
    advance: (ms: number) => change(() => (base += ms), ms !== 0),
    hold: () => change(() => (running = false)),
    run: (speed = 1) =>
      change(() => {
        running = true
        pace = speed
      }),
    /** How often it was set, held or let go; time that passes by itself doesn't count. */
    moves: () => moves,
    subscribe,
  }
}
