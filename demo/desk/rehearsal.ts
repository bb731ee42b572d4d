import { useEffect, useRef, useState } from 'react'
import { deviceClock } from '#domain/time/clock.ts'
import { localStore } from '#platform/storage/storage.ts'
import type { ControlState } from '../control/control.ts'

/** Minutes and seconds: '1:05'. */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const secondMs = 1000
const keyOf = (scenario: string) => `ank.demo.rehearsal.${scenario}` as const

/** Seconds that each step took in the last rehearsal, by its index. */
function readTimes(scenario: string): (number | null)[] {
  try {
    return JSON.parse(localStore.get(keyOf(scenario)) ?? '[]') as (number | null)[]
  } catch {
    return []
  }
}

/**
 * Measures how long a presenter takes for each step: from when it's the next one until it's done.
 * The times of each scenario's last rehearsal are stored.
 */
export function useRehearsal({ scenario, done }: Pick<ControlState, 'scenario' | 'done'>) {
  const [now, setNow] = useState(() => deviceClock.now())
  const [start, setStart] = useState(now)
  const [times, setTimes] = useState(() => readTimes(scenario))
  const stepStart = useRef({ scenario, done, since: now })
  useEffect(() => {
    const id = setInterval(() => setNow(deviceClock.now()), secondMs)
    return () => clearInterval(id)
  }, [])
  useEffect(() => {
    const previous = stepStart.current
    const at = deviceClock.now()
    stepStart.current = { scenario, done, since: at }
    if (previous.scenario !== scenario) return setTimes(readTimes(scenario))
    if (done !== previous.done + 1) return
    setTimes((old) => {
      const next = [...old]
      next[previous.done] = Math.round((at - previous.since) / secondMs)
      localStore.set(keyOf(scenario), JSON.stringify(next))
      return next
    })
  }, [scenario, done])
  return {
    /** Seconds since the rehearsal began. */
    elapsed: Math.max(0, Math.round((now - start) / secondMs)),
    times,
    restart() {
      const at = deviceClock.now()
      stepStart.current.since = at
      setStart(at)
      setNow(at)
    },
  }
}
