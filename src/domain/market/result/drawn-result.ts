import { pannaDigit } from '../panna.ts'
import type { MarketResult } from './result.ts'

/** The result that follows from the drawn pannas: each panna decides its digit. */
export function resultFromPannas(openPana: string | null, closePana: string | null): MarketResult {
  return {
    openPana,
    openDigit: openPana === null ? null : pannaDigit(openPana),
    closeDigit: closePana === null ? null : pannaDigit(closePana),
    closePana,
  }
}

/** Whether every declared digit is the digit of its declared panna; false is bad data. */
export function isSelfConsistent(result: MarketResult): boolean {
  const agrees = (panna: string | null, digit: string | null) =>
    panna === null || digit === null || pannaDigit(panna) === digit
  return agrees(result.openPana, result.openDigit) && agrees(result.closePana, result.closeDigit)
}
