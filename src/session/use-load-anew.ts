import { useEffect, useState } from 'react'
import { loadAnew } from '#platform/device/load-anew.ts'
import { useConnection, useIsSending } from './connection.tsx'

/**
 * Loads the page anew, once, because a newer release may have replaced a file that's `missing`.
 * True once it's known that the page stays. It isn't left while it sends a bet.
 */
export function useLoadAnew(missing = true): boolean {
  const { sending } = useConnection()
  const isSending = useIsSending()
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (!missing || isSending) return
    void loadAnew(() => !sending.underWay()).then((leaves) => setStays(!leaves))
  }, [missing, isSending, sending])
  return stays
}
