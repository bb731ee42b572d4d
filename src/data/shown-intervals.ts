import type { TimeoutProvider } from '@tanstack/react-query'
import { deviceClock } from '#domain/time/clock.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'

const stops = new Map<number, () => void>()
let lastId = 0

/**
 * Like `setInterval`, but a hidden page isn't woken. Shown again, the next run comes when it would
 * have; one that was missed, at once.
 */
function setShownInterval(run: () => void, ms: number): number {
  let due = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    due = deviceClock.now() + ms
    run()
  }
  const start = () => {
    due = deviceClock.now() + ms
    timer = setInterval(tick, ms)
  }
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    const goOn = () => {
      start()
      run()
    }
    // The device's clock may have been set back.
    timer = setTimeout(goOn, Math.min(ms, Math.max(0, due - deviceClock.now())))
  }
  start()
  if (document.visibilityState === 'hidden') clearTimeout(timer)
  const stopWatching = onVisibilityChange(look)
  lastId += 1
  stops.set(lastId, () => {
    stopWatching()
    clearTimeout(timer)
  })
  return lastId
}

/** The timers of the response cache: its polls wait for nothing while the page is hidden. */
export const shownIntervals: TimeoutProvider = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (id) => clearTimeout(id as number | undefined),
  setInterval: setShownInterval,
  clearInterval(id) {
    stops.get(id as number)?.()
    stops.delete(id as number)
  },
}
