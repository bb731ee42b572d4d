import { useEffect, useEffectEvent, useState } from 'react'
import type { Clock } from '#domain/time/clock.ts'
import { onVisibilityChange } from '#platform/device/page-visibility.ts'
import { timers, type Schedule } from '#platform/schedule.ts'

const minute = 60_000
/**
 * With a stopped clock, `nextEdge` stays due: without a minimum delay, the timer would never rest.
 */
const shortestWait = 250

/**
 * The present moment (epoch ms), fresh at every full minute, at `nextEdge` when that comes first,
 * when the clock is moved by hand, and when the page comes back to the front.
 *
 * @param nextEdge the next moment at which something changes after the given one, or null
 */
export function useNow(
  clock: Clock,
  nextEdge?: (now: number) => number | null,
  schedule: Schedule = timers,
): number {
  const [now, setNow] = useState(() => clock.now())

  // An event, not a dependency: an inline function would restart the timer on each render.
  const edgeAfter = useEffectEvent((moment: number) => nextEdge?.(moment) ?? null)

  useEffect(() => {
    let cancel = () => {}
    const tick = () => {
      cancel()
      const moment = clock.now()
      setNow(moment)
      // Nobody looks: the page ticks again when it's shown.
      if (document.visibilityState === 'hidden') return
      const fullMinute = (Math.floor(moment / minute) + 1) * minute
      const edge = edgeAfter(moment) ?? fullMinute
      const next = edge > moment ? Math.min(edge, fullMinute) : fullMinute
      cancel = schedule(tick, Math.max(next - moment, shortestWait))
    }
    tick()
    const stopClock = clock.subscribe(tick)
    const stopPage = onVisibilityChange(tick)
    return () => {
      cancel()
      stopClock()
      stopPage()
    }
  }, [clock, schedule])

  return now
}

/**
 * `useNow`, and a look at the clock for a press: it may come before the tick that shows the same
 * change, and must say why nothing was sent.
 */
export function useNowAtPress(
  clock: Clock,
  nextEdge?: (now: number) => number | null,
): { now: number; refreshNow: () => number } {
  const ticked = useNow(clock, nextEdge)
  /** What the last press saw, and the tick it came after. */
  const [seen, setSeen] = useState({ moment: 0, after: Number.NaN })
  return {
    now: seen.after === ticked ? seen.moment : ticked,
    refreshNow() {
      const moment = clock.now()
      setSeen({ moment, after: ticked })
      return moment
    },
  }
}
