import { latinDigits } from '../../text/latin-digits.ts'
import { withoutBlanks } from '../../text/visible.ts'

/** The parts of a market's result; `null` is "not declared yet". */
export type ResultParts = {
  openPana: string | null
  openDigit: string | null
  closeDigit: string | null
  closePana: string | null
}

export type MarketResult = ResultParts & {
  /** The host's text, if it says something that can't be read. */
  unread?: string
}

/** The result of a market of which nothing has been declared. */
export const undeclaredResult: MarketResult = {
  openPana: null,
  openDigit: null,
  closeDigit: null,
  closePana: null,
}

const pattern = /^(\d{3}|\*{3})-([\d*])([\d*])-(\d{3}|\*{3})$/
/** Some hosts end with what is declared: '128-1'. */
const openAlone = /^(\d{3})-(\d)\*?$/
/** Signs for digits to come, and nothing else. */
const nothingYet = /^[-*x?_.]*$/i

const declared = (text: string | undefined) =>
  text === undefined || text.startsWith('*') ? null : text

/**
 * Reads a result text 'XXX-XX-XXX', '*' marking what is not declared, however its dashes and blanks are
 * written. A text that says something else stays as it is: nobody may bet on what it may declare.
 */
export function parseResult(text: string | null | undefined): MarketResult {
  const plain = withoutBlanks(latinDigits(text ?? '')).replaceAll(/[‐-―−]/gu, '-')
  const [, openPana, openDigit] = openAlone.exec(plain) ?? []
  if (openPana && openDigit) return { ...undeclaredResult, openPana, openDigit }
  const match = pattern.exec(plain)
  if (match === null) {
    return nothingYet.test(plain)
      ? undeclaredResult
      : { ...undeclaredResult, unread: (text ?? '').trim() }
  }
  return {
    openPana: declared(match[1]),
    openDigit: declared(match[2]),
    closeDigit: declared(match[3]),
    closePana: declared(match[4]),
  }
}

/** The parts of a result in the order they're written, '*' for each digit that isn't declared. */
export const resultPlaces = ({ openPana, openDigit, closeDigit, closePana }: ResultParts) =>
  [openPana ?? '***', openDigit ?? '*', closeDigit ?? '*', closePana ?? '***'] as const

/** Writes a result as 'XXX-XX-XXX' with '*' for what is not declared. */
export function formatResult(result: MarketResult): string {
  const [openPana, openDigit, closeDigit, closePana] = resultPlaces(result)
  return result.unread ?? `${openPana}-${openDigit}${closeDigit}-${closePana}`
}

/** Whether any part of the open draw is known; from then on nobody may bet on it. */
export function isOpenDeclared(result: MarketResult): boolean {
  return result.unread !== undefined || result.openPana !== null || result.openDigit !== null
}

/** Whether any part of the close draw is known; from then on nobody may bet on it. */
export function isCloseDeclared(result: MarketResult): boolean {
  return result.unread !== undefined || result.closePana !== null || result.closeDigit !== null
}

/** The two digits side by side, or `null` until both are declared. Text: '03' keeps its zero. */
export function jodiOf(result: MarketResult): string | null {
  const { openDigit, closeDigit } = result
  return openDigit === null || closeDigit === null ? null : `${openDigit}${closeDigit}`
}
