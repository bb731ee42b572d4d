import { formatNumber } from '#domain/money/money.ts'
import { beforeSendingMessages as words } from '#messages/en/bet/before-sending.ts'

/**
 * 'Wins about 1 time in 10' of a number's chance to win; null if it can't win or has won already.
 */
export function formatOdds(chance: number): string | null {
  return chance > 0 && chance < 1 ? words.odds(formatNumber(Math.round(1 / chance))) : null
}
