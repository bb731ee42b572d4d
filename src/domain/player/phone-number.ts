import { latinDigits } from '../text/latin-digits.ts'
import { isMobile, readMobile } from './profile.ts'

/** Groups of digits, as people write them: '+91 98765 43210', '(022) 555-0101'. */
const groups = /\+?(?:\(\d+\)|\d+)(?:[\s.‐-―-]*\(\d+\)|[\s.‐-―-]+\d+|(?<=\))\d+)*/g

/** '+44 (0)20': the 0 is for those who call from that country. */
const ownZero = /^(\+\d+\D*)\(0\)/

/** Characters of a text that are read: a number with what is said about it. */
const mostRead = 200

/** The most digits that any country has (E.164). */
const mostDigits = 15

/** A number that can be called. */
export interface PhoneNumber {
  /** Digits, with a + in front if it was written so. */
  written: string
  /** The ten digits of an Indian number; null for others. */
  indian: string | null
}

/** '1. 98765 43210', '(2) 9876543210': what follows a number's place in a list, if it's written as Indians do. */
const afterItsPlace = ([place = '', first = '', second = '']: readonly string[]): string[] => {
  if (!/^\d{1,2}$/.test(place)) return []
  return [first, first + second].filter((each) => /^[6-9]\d{9}$/.test(each) && first.length >= 5)
}

/**
 * The first whole number in what an operator wrote: '98765 43210 / 91234 56789', '+91 98765 43210
 * (9am-6pm)', '९८७६५ ४३२१०'. Null if there is none: digits of two numbers are never joined.
 */
export function firstPhoneNumber(text: string, fewestDigits: number): PhoneNumber | null {
  const plain = latinDigits(text.slice(0, mostRead))
  for (const { 0: match, index } of plain.matchAll(groups)) {
    const parts = match.replace(ownZero, '$1').match(/\+?\d+|\+/g) ?? []
    // '9am', '24x7': a time.
    if (/^\p{L}/u.test(plain.slice(index + match.length))) parts.pop()
    const whole = parts.join('')
    const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join(''))
    for (const written of [whole, ...prefixes, ...afterItsPlace(parts)]) {
      const indian = readMobile(written)
      if (isMobile(indian) && !indian.startsWith('0')) return { written, indian }
    }
    const digits = whole.replace('+', '').length
    if (digits >= fewestDigits && digits <= mostDigits) return { written: whole, indian: null }
  }
  return null
}
