import { useEffect, useSyncExternalStore } from 'react'
import type { Director } from '../director/director.ts'

/** Real milliseconds between two looks at a clock that runs faster than the device. */
const often = 1000

/** A fast clock passes moments nobody is waiting for, so it notifies everything on screen. */
export function useTicking({ stage: { clock } }: Director): void {
  const speed = useSyncExternalStore(clock.subscribe, clock.speed)
  const runs = useSyncExternalStore(clock.subscribe, clock.runs)
  useEffect(() => {
    if (!runs || speed === 1) return
    const id = setInterval(() => clock.advance(0), often)
    return () => clearInterval(id)
  }, [clock, runs, speed])
}
