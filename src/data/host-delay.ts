import { useEffect, useState } from 'react'
import { apiPath } from '#api/client.ts'
import { medianOfLast } from '#domain/time/last-minute.ts'

/**
 * How long the host takes to respond to this phone, in milliseconds: the median of its last five
 * responses, by the browser's own timing. Null before the first one.
 */
export function useHostDelay(): number | null {
  const [delay, setDelay] = useState<number | null>(null)
  useEffect(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
        const { name, initiatorType, responseStatus, duration } = entry
        // A call without a response has status 0.
        if (
          initiatorType === 'fetch' &&
          new URL(name).pathname.startsWith(`${apiPath}/`) &&
          responseStatus !== 0
        ) {
          durations.push(duration)
        }
      }
      setDelay(medianOfLast(durations))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return delay
}
