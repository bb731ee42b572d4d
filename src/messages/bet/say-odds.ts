import { betOdds } from '#domain/market/rates.ts'
import { formatNumber, formatRupees, type Rate } from '#domain/money/money.ts'
import { beforeSendingMessages as words } from '#words/bet/before-sending.ts'

/** '₹100 returns ₹950 · about 1 in 10' of a complete number; null if that isn't known. */
export function sayOdds(number: string, rate: Rate | null | undefined): string | null {
  const odds = betOdds(number, rate)
  return odds && words.odds(formatRupees(odds.returns), formatNumber(odds.oneIn))
}
