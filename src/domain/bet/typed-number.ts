import { latinDigits } from '../text/latin-digits.ts'

/** What may stand between the groups of a number. */
const separator = /[\s\-‐-―/,.:|]+/u
/** What can't be seen. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/**
 * A bet number as it's written, with a hyphen between its groups once a digit follows: '5123' in
 * [1, 3] is '5-123'. Null for what doesn't fit: nothing of it is cut.
 */
export function readBetNumber(text: string, groups: readonly number[]): string | null {
  const parts = latinDigits(text).replaceAll(unseen, '').trim().split(separator)
  const digits = parts.join('')
  const laid = layOut(digits, groups)
  const isSigned = parts[0] === '' && digits !== ''
  if (isSigned || !/^\d*$/.test(digits) || laid.join('') !== digits) return null
  // Groups that are written as such must be these.
  const written = parts.filter(Boolean)
  const number = laid.join('-')
  return written.length < 2 || written.join('-') === number ? number : null
}

/** Digits laid into groups, as far as they go. */
function layOut(digits: string, groups: readonly number[]): string[] {
  let start = 0
  return groups.map((size) => digits.slice(start, (start += size))).filter((part) => part !== '')
}

/** A text without its letters: '12a8' is '128'. Signs and digits too many stay, for the rules. */
export const withoutLetters = (text: string): string => text.replaceAll(/[\p{L}\p{M}]/gu, '')
