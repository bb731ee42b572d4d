import { commonMessages } from '#messages/common.ts'
import { withdrawMessages } from '#messages/withdraw.ts'
import { isSunday } from './dates.ts'
import { parseAmount } from './money.ts'
import type { PayoutMethodId } from './payout.ts'
import {
  formatTimeOfDay,
  minutesPerDay,
  minutesSinceMidnight,
  parseTimeOfDay,
} from './time-of-day.ts'

/** The quick amounts of a withdrawal in points. */
export const withdrawalPresets = [500, 1000, 2000, 5000, 10_000, 15_000] as const

/** The minimum withdrawal in rupees while the settings do not say one. */
export const defaultMinimumWithdrawal = 1000

/** The window shown while the settings do not say one (readings.md#withdrawal-window). */
export const defaultWithdrawalWindow = { open: '06:00', close: '09:10' } as const

/** The sentences about a withdrawal that may not be sent; an empty object is a valid one. */
export type WithdrawalErrors = { amount?: string; method?: string; day?: string }

function amountProblem(typed: string, minimum: number, balance: number | null): string | null {
  const amount = parseAmount(typed)
  if (amount === null) return withdrawMessages.enterAmount
  if (amount < minimum) return withdrawMessages.minimum(minimum)
  return balance !== null && amount > balance ? withdrawMessages.insufficientBalance : null
}

/**
 * Judges a withdrawal: `offered` are the methods with saved details, `now` is epoch ms. The window
 * is not enforced; Sunday is, by the device's weekday (readings.md#withdrawal-window).
 */
export function validateWithdrawal(draft: {
  amount: string
  method: string | null
  offered: readonly PayoutMethodId[]
  minimum: number | null | undefined
  balance: number | null
  now: number
}): WithdrawalErrors {
  const minimum = draft.minimum ?? defaultMinimumWithdrawal
  const amount = amountProblem(draft.amount, minimum, draft.balance)
  const chosen = draft.offered.some((id) => id === draft.method)
  return {
    ...(amount !== null && { amount }),
    ...(!chosen && { method: withdrawMessages.chooseMethod }),
    ...(isSunday(draft.now) && { day: withdrawMessages.sunday }),
  }
}

/** The window a host's settings give, or the default for what they leave out. */
export type WithdrawalWindow = {
  withdrawalOpenTime?: string | null | undefined
  withdrawalCloseTime?: string | null | undefined
}

const bounds = (settings: WithdrawalWindow | null | undefined) => ({
  open: settings?.withdrawalOpenTime || defaultWithdrawalWindow.open,
  close: settings?.withdrawalCloseTime || defaultWithdrawalWindow.close,
})

/** The window in words: '6:00 AM to 9:10 AM'. A time that cannot be read is shown as it is. */
export function formatWithdrawalWindow(settings: WithdrawalWindow | null | undefined): string {
  const { open, close } = bounds(settings)
  return commonMessages.timeRange(formatTimeOfDay(open), formatTimeOfDay(close))
}

/** The window on a 24-hour track, each 0 to 1; `null` when it cannot be read. Display only. */
export function withdrawalTrack(
  settings: WithdrawalWindow | null | undefined,
  now: number,
): { from: number; to: number; needle: number; within: boolean } | null {
  const { open, close } = bounds(settings)
  const [from, to] = [parseTimeOfDay(open), parseTimeOfDay(close)]
  if (from === null || to === null) return null
  const minute = minutesSinceMidnight(now)
  return {
    from: from / minutesPerDay,
    to: to / minutesPerDay,
    needle: minute / minutesPerDay,
    within: minute >= from && minute <= to,
  }
}
