import { useEffect, useRef, useState } from 'react'
import { deviceClock } from '#domain/time/clock.ts'
import { localStore } from '#platform/storage/storage.ts'
import type { ControlState } from '../control/control.ts'

/** '1:05' */
export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const second = 1000
const keyOf = (scenario: string) => `ank.demo.rehearsal.${scenario}` as const

/** Seconds per step of the last time, by the number of the step. */
function lastTimes(scenario: string): (number | null)[] {
  try {
    return JSON.parse(localStore.get(keyOf(scenario)) ?? '[]') as (number | null)[]
  } catch {
    return []
  }
}

/**
 * Measures how long each step is on screen: from the moment it's next until it's done. The last times
 * of each scenario are kept.
 */
export function useRehearsal({ scenario, done }: Pick<ControlState, 'scenario' | 'done'>) {
  const [now, setNow] = useState(() => deviceClock.now())
  const [start, setStart] = useState(now)
  const [times, setTimes] = useState(() => lastTimes(scenario))
  const last = useRef({ scenario, done, since: now })
  useEffect(() => {
    const id = setInterval(() => setNow(deviceClock.now()), second)
    return () => clearInterval(id)
  }, [])
  useEffect(() => {
    const before = last.current
    const at = deviceClock.now()
    last.current = { scenario, done, since: at }
    if (before.scenario !== scenario) return setTimes(lastTimes(scenario))
    if (done !== before.done + 1) return
    setTimes((old) => {
      const next = [...old]
      next[before.done] = Math.round((at - before.since) / second)
      localStore.set(keyOf(scenario), JSON.stringify(next))
      return next
    })
  }, [scenario, done])
  return {
    /** Since the beginning, in seconds. */
    passed: Math.max(0, Math.round((now - start) / second)),
    times,
    restart() {
      const at = deviceClock.now()
      last.current.since = at
      setStart(at)
      setNow(at)
    },
  }
}
