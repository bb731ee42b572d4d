import { useEffect, useState } from 'react'
import { appMessages } from '#messages/app.ts'
import { Notice } from '#ui/notice.tsx'

/**
 * Why so little can be done here, said in this one place (decision A26). The text enters a region
 * that is already there, so that a player who was sent here from a money address hears it.
 */
export function InactiveNotice() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return <div role="status">{ready && <Notice tone="info">{appMessages.inactive}</Notice>}</div>
}
