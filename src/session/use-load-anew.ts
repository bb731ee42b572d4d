import { useEffect, useEffectEvent, useState } from 'react'
import { loadAnew } from '#platform/device/load-anew.ts'
import { useIsSending } from './connection.tsx'

/**
 * Loads the page anew, once, because a newer release may have replaced a file that's `missing`.
 * True once it's known that the page stays. It isn't left while it sends a bet.
 */
export function useLoadAnew(missing = true): boolean {
  const sending = useIsSending()
  const [stays, setStays] = useState(false)
  const tryOnce = useEffectEvent(async () => {
    if (!(await loadAnew())) setStays(true)
  })
  useEffect(() => {
    if (missing && !sending) void tryOnce()
  }, [missing, sending])
  return stays
}
