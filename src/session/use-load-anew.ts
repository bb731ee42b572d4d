import { useEffect, useState } from 'react'
import { loadAnew } from '#platform/device/load-anew.ts'
import { useIsSending } from './connection.tsx'

/**
 * Loads the page anew, once, because a newer release may have replaced a file that's `missing`.
 * True once it's known that the page stays. It isn't left while it sends a bet.
 */
export function useLoadAnew(missing = true): boolean {
  const sending = useIsSending()
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (!missing || sending) return
    void loadAnew().then((leaves) => setStays(!leaves))
  }, [missing, sending])
  return stays
}
