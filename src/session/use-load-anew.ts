import { useEffect, useState } from 'react'
import { loadAnew } from '#platform/device/load-anew.ts'
import { useConnection, useIsSending } from './connection.tsx'

/**
 * Where a file couldn't be fetched (`isMissing`): loads the page anew, once, since a newer release may have
 * replaced it, but not while something that changes money is on its way. True once it's known that the
 * page stays, so that the screen can say what is missing.
 */
export function useLoadAnew(isMissing = true): boolean {
  const { sending } = useConnection()
  const isSending = useIsSending()
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (!isMissing || isSending) return
    void loadAnew(() => !sending.underWay()).then((leaves) => setStays(!leaves))
  }, [isMissing, isSending, sending])
  return stays
}
