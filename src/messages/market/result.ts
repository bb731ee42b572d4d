import { jodiOf, type MarketResult } from '#domain/market/result/result.ts'
import { resultMessages as words } from '#messages/en/market/result.ts'

/** The result for a screen reader: "Open 245, jodi 1 and pending, close pending". */
export function resultInWords(result: MarketResult): string {
  const format = (part: string | null) => part ?? words.pending
  const { openDigit, closeDigit } = result
  const nothingYet = openDigit === null && closeDigit === null
  const jodi =
    jodiOf(result) ??
    (nothingYet ? words.pending : words.halfJodi(format(openDigit), format(closeDigit)))
  return words.result(format(result.openPana), jodi, format(result.closePana))
}
