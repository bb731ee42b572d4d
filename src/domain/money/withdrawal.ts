import type { PayoutMethodId } from '../player/payout.ts'
import { addDays, isSunday } from '../time/dates.ts'
import { minutesPerDay, minutesSinceMidnight, parseTimeOfDay } from '../time/time-of-day.ts'
import { parseAmount } from './amount.ts'
import { asShown, isAboveBalance } from './money.ts'

/** The quick amounts of a withdrawal in points. */
export const withdrawalPresets = [500, 1000, 2000, 5000, 10_000, 15_000] as const

/** The minimum withdrawal in rupees while the settings do not say one. */
export const defaultMinimumWithdrawal = 1000

/** The window shown while the settings do not say one (readings.md#withdrawal-window). */
export const defaultWithdrawalWindow = { open: '06:00', close: '09:10' } as const

/** What is wrong with a withdrawal; `minimum` in rupees. */
export type WithdrawalProblem =
  | {
      code: 'no-amount' | 'not-whole-rupees' | 'no-method' | 'insufficient-balance' | 'closed'
    }
  | { code: 'below-minimum'; minimum: number }

/** The methods with the one used last in front, as far as one was; none is chosen by it. */
export const lastUsedFirst = <Method extends { id: string }>(
  methods: readonly Method[],
  last: string | null | undefined,
): Method[] => [...methods].sort((a, b) => Number(b.id === last) - Number(a.id === last))

/** What is wrong, by field; an empty object is a withdrawal that may be sent. */
export type WithdrawalErrors = {
  amount?: WithdrawalProblem
  method?: WithdrawalProblem
  day?: WithdrawalProblem
}

/** What is wrong with an amount, or `null`. */
export function withdrawalAmountProblem(
  typed: string,
  minimum: number,
  balance: number | null,
): WithdrawalProblem | null {
  const amount = parseAmount(typed)
  if (amount === null) return { code: typed.trim() === '' ? 'no-amount' : 'not-whole-rupees' }
  const least = asShown(minimum)
  if (amount < least) return { code: 'below-minimum', minimum: least }
  return isAboveBalance(amount, balance) ? { code: 'insufficient-balance' } : null
}

/**
 * Judges a withdrawal: `offered` are the methods with saved details, `now` is epoch ms. The window
 * is not enforced; Sundays are (readings.md#withdrawal-window).
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
  const amount = withdrawalAmountProblem(draft.amount, minimum, draft.balance)
  const chosen = draft.offered.some((id) => id === draft.method)
  return {
    ...(amount !== null && { amount }),
    ...(!chosen && { method: { code: 'no-method' } as const }),
    ...(isSunday(draft.now) && { day: { code: 'closed' } as const }),
  }
}

/** The window a host's settings give, or the default for what they leave out. */
export type WithdrawalWindow = {
  withdrawalOpenTime?: string | null | undefined
  withdrawalCloseTime?: string | null | undefined
}

/** When the window opens and closes, as the host writes it. */
export function windowOf(settings: WithdrawalWindow | null | undefined) {
  return {
    open: settings?.withdrawalOpenTime || defaultWithdrawalWindow.open,
    close: settings?.withdrawalCloseTime || defaultWithdrawalWindow.close,
  }
}

/** The first day after `now` on which withdrawals can be sent, as epoch ms. */
export const nextOpenDay = (now: number): number => addDays(now, isSunday(addDays(now, 1)) ? 2 : 1)

/**
 * The window on a 24-hour track, each 0 to 1, and `next`: a moment of the day on which it opens next
 * after `now`, closed days left out; null while it is open. Null as a whole when the window cannot be
 * read. Display only (readings.md#withdrawal-window).
 */
export function withdrawalTrack(settings: WithdrawalWindow | null | undefined, now: number) {
  const { open, close } = windowOf(settings)
  const [from, to] = [parseTimeOfDay(open), parseTimeOfDay(close)]
  if (from === null || to === null) return null
  const minute = minutesSinceMidnight(now)
  const isOver = isSunday(now) || minute > to
  return {
    from: from / minutesPerDay,
    to: to / minutesPerDay,
    needle: minute / minutesPerDay,
    within: minute >= from && minute <= to,
    next: isOver ? nextOpenDay(now) : minute < from ? now : null,
  }
}
