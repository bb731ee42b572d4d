import { formatClockError } from '#messages/app/clock-error.ts'
import { appMessages } from '#messages/en/app/app.ts'
import { Notice } from '../feedback/notice/notice.tsx'

export interface PhoneTimeNoticeProps {
  /** The phone isn't set to India's time. */
  isAway: boolean
  /**
   * By how many ms its clock is ahead of the host's (below zero: behind). Above a field, leave it
   * to the footer, which moves nothing when it learns of it.
   */
  error?: number | null
}

/** On every screen that takes a bet: what may mislead about the time (readings.md#phone-time). */
export function PhoneTimeNotice({ isAway, error = null }: PhoneTimeNoticeProps) {
  if (!isAway && error === null) return null
  return (
    <Notice tone="warn">
      {isAway && <p>{appMessages.timeZone}</p>}
      {error !== null && <p role="status">{formatClockError(error)}</p>}
    </Notice>
  )
}
