import { jodiOf, type MarketResult } from '#domain/market/result/result.ts'

const words = {
  pending: 'pending',
  halfJodi: (open: string, close: string) => `${open} and ${close}`,
  result: (open: string, jodi: string, close: string) =>
    `Open ${open}, jodi ${jodi}, close ${close}`,
} as const

/** The result for a screen reader: "Open 245, jodi 1 and pending, close pending". */
export function resultInWords(result: MarketResult): string {
  const say = (part: string | null) => part ?? words.pending
  const { openDigit, closeDigit } = result
  const nothingYet = openDigit === null && closeDigit === null
  const jodi =
    jodiOf(result) ?? (nothingYet ? words.pending : words.halfJodi(say(openDigit), say(closeDigit)))
  return words.result(say(result.openPana), jodi, say(result.closePana))
}
