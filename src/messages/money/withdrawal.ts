import { windowOf, type WithdrawalWindow } from '#domain/money/withdrawal.ts'
import { addDays, isSameDay } from '#domain/time/dates.ts'
import { formatTimeOfDay } from '#domain/time/time-of-day.ts'
import { weekdayName } from '#messages/app/long-dates.ts'
import { commonMessages } from '#messages/en/app/common.ts'
import { withdrawMessages } from '#messages/en/money/withdraw.ts'

/** The window in words: '6:00 AM to 9:10 AM'. A time that cannot be read is shown as it is. */
export function formatWithdrawalWindow(settings: WithdrawalWindow | null | undefined): string {
  const { open, close } = windowOf(settings)
  return commonMessages.timeRange(formatTimeOfDay(open), formatTimeOfDay(close))
}

/** When requests are looked at, on the day of the next window: `say` makes the sentence. */
export function formatReviewTime(
  settings: WithdrawalWindow,
  next: number,
  now: number,
  say: (open: string, day: string) => string,
): string {
  const { today, tomorrow, on } = withdrawMessages.days
  const day = isSameDay(next, now)
    ? today
    : isSameDay(next, addDays(now, 1))
      ? tomorrow
      : on(weekdayName(next))
  return say(formatTimeOfDay(windowOf(settings).open), day)
}
