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
