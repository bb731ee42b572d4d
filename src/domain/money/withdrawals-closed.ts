import { addDays, isSunday } from '../time/dates.ts'

/** The days on which no withdrawal can be sent, each with its reason: a holiday is one more line. */
const closedDays = {
  sunday: isSunday,
} satisfies Record<string, (moment: number) => boolean>

/** Why withdrawals are closed; its sentence is `withdrawMessages.closed`. */
export type ClosedReason = keyof typeof closedDays

const reasons = Object.keys(closedDays) as ClosedReason[]

/**
 * Why no withdrawal can be sent at `now` (epoch ms), by the device's calendar; null if one can
 * (readings.md#withdrawal-window).
 */
export const withdrawalsClosed = (now: number): ClosedReason | null =>
  reasons.find((reason) => closedDays[reason](now)) ?? null

/** The first day after `now` on which withdrawals can be sent, as epoch ms. */
export function nextOpenDay(now: number): number {
  const day = addDays(now, 1)
  return withdrawalsClosed(day) === null ? day : nextOpenDay(day)
}
