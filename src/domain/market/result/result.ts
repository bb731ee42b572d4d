/** The parts of a market's result; `null` is "not declared yet". */
export type MarketResult = {
  openPana: string | null
  openDigit: string | null
  closeDigit: string | null
  closePana: string | null
}

/** The result of a market of which nothing has been declared. */
export const undeclaredResult: MarketResult = {
  openPana: null,
  openDigit: null,
  closeDigit: null,
  closePana: null,
}

const pattern = /^(\d{3}|\*{3})-([\d*])([\d*])-(\d{3}|\*{3})$/

const declared = (text: string | undefined) =>
  text === undefined || text.startsWith('*') ? null : text

/**
 * Reads a result text 'XXX-XX-XXX', '*' marking what is not declared. A text that cannot be read
 * counts as nothing declared; it never throws.
 */
export function parseResult(text: string | null | undefined): MarketResult {
  const match = pattern.exec((text ?? '').trim()) ?? []
  return {
    openPana: declared(match[1]),
    openDigit: declared(match[2]),
    closeDigit: declared(match[3]),
    closePana: declared(match[4]),
  }
}

/** Writes a result as 'XXX-XX-XXX' with '*' for what is not declared. */
export function formatResult(result: MarketResult): string {
  const { openPana, openDigit, closeDigit, closePana } = result
  return `${openPana ?? '***'}-${openDigit ?? '*'}${closeDigit ?? '*'}-${closePana ?? '***'}`
}

/** Whether any part of the open draw is known; from then on nobody may bet on it. */
export function isOpenDeclared(result: MarketResult): boolean {
  return result.openPana !== null || result.openDigit !== null
}

/** Whether any part of the close draw is known; from then on nobody may bet on it. */
export function isCloseDeclared(result: MarketResult): boolean {
  return result.closePana !== null || result.closeDigit !== null
}

/** The two digits side by side, or `null` until both are declared. Text: '03' keeps its zero. */
export function jodiOf(result: MarketResult): string | null {
  const { openDigit, closeDigit } = result
  return openDigit === null || closeDigit === null ? null : `${openDigit}${closeDigit}`
}
