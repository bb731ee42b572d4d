import { useEffect, useState } from 'react'
import { apiPath } from '#api/client.ts'
import { medianOfLast } from '#domain/time/last-minute.ts'

/**
 * How long the host takes to answer this phone, in milliseconds: the median of its last five answers
 * by the browser's own timing. Null while there was none.
 */
export function useHostDelay(): number | null {
  const [delay, setDelay] = useState<number | null>(null)
  useEffect(() => {
    const took: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
        const { name, initiatorType, responseStatus, duration } = entry
        // A call without an answer has status 0.
        if (
          initiatorType === 'fetch' &&
          new URL(name).pathname.startsWith(`${apiPath}/`) &&
          responseStatus !== 0
        ) {
          took.push(duration)
        }
      }
      setDelay(medianOfLast(took))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return delay
}
