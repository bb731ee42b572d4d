import { useSyncExternalStore } from 'react'
import { clockError } from '#domain/time/clock-error.ts'
import { isOnIndiaTime } from '#domain/time/india.ts'
import { useApi } from './api-context.tsx'

/** What may mislead about the time on this phone, at `now` (readings.md#phone-time). */
export interface PhoneTime {
  /** The phone isn't set to India's time. */
  isAway: boolean
  /**
   * By how many ms its clock is ahead of the host's (below zero: behind), to the minute, which is all that
   * is said; null if it's right.
   */
  error: number | null
}

const minuteMs = 60_000

/** Re-renders when an answer of the host says something else about the phone's clock: hardly any does. */
export function usePhoneTime(now: number): PhoneTime {
  const { hostClock } = useApi()
  const read = () => {
    const answer = hostClock.latest()
    const error = answer && clockError(answer)
    return error && Math.round(error / minuteMs) * minuteMs
  }
  const error = useSyncExternalStore(hostClock.subscribe, read, read)
  return { isAway: !isOnIndiaTime(now), error }
}
