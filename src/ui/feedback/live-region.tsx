import { useEffect, useState } from 'react'
import { timers } from '#platform/schedule.ts'

/** The text is said when it hasn't changed for this long (ms), so that typing isn't read out. */
const settleMs = 400

/** Says a text to a screen reader without showing it. */
export function LiveRegion({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => timers(() => setAnnounced(text), settleMs), [text])
  return (
    <div className="sr-only" aria-live="polite">
      {announced}
    </div>
  )
}
