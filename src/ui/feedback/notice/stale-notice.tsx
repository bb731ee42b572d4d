import { historyMessages as words } from '#messages/en/bet/history.ts'
import { useOnline } from '#platform/device/online.ts'
import type { Retriable } from '../load-error.tsx'
import { RetryNotice } from './retry-notice.tsx'

export interface StaleNoticeProps {
  /** The specification's sentence: 'Failed to load bidding history'. */
  failed: string
  /** When what is on screen was read: '1:42 PM'; null when that is not known. */
  time: string | null
  read: Retriable
}

/**
 * Something couldn't be read; the rest stays on screen. Without a connection, the strip above says
 * why and offers Retry, so this only gives the age.
 */
export function StaleNotice({ failed, time, read }: StaleNoticeProps) {
  const online = useOnline()
  if (!online) return time && <p className="text-small text-ink3">{words.showing(time)}</p>
  return (
    <RetryNotice announce="status" read={read}>
      {words.older(failed, time)}
    </RetryNotice>
  )
}
