import { useEffect, useState } from 'react'
import { timers, type Schedule } from '#platform/schedule.ts'

export interface LiveRegionProps {
  text: string
  /** Assertive only for failed money actions. */
  urgent?: boolean
  /** Waits until the text hasn't changed for this long (ms), so that typing isn't read out. */
  settle?: number
  schedule?: Schedule
}

/** Says a text to a screen reader without showing it. */
export function LiveRegion({ text, urgent, settle = 400, schedule = timers }: LiveRegionProps) {
  const [said, setSaid] = useState('')
  useEffect(() => schedule(() => setSaid(text), settle), [text, settle, schedule])
  return (
    <div className="sr-only" aria-live={urgent ? 'assertive' : 'polite'}>
      {said}
    </div>
  )
}
