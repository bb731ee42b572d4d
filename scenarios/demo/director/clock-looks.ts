import type { StageClock } from '#scenarios/stage-clock.ts'

/** Real milliseconds between two looks while the clock is fast. */
export const pauseBetweenLooks = 4000

/** Calls `look` when the clock has moved: a fast one reports it every second, which is too often. */
export function lookWithClock(clock: StageClock, look: () => void, isQuiet: () => boolean): void {
  let looked = 0
  clock.subscribe(() => {
    const since = performance.now() - looked
    if (isQuiet() || (clock.speed() > 1 && since < pauseBetweenLooks)) return
    looked = performance.now()
    look()
  })
}
