import { canonicalPanna, classifyPanna, type PannaKind } from '../market/panna.ts'
import type { Session } from '../market/session.ts'
import { latinDigits } from '../text/latin-digits.ts'
import { betTypes, validationType, type BetTypeId, type ValidationType } from './bet-types.ts'

/** What is wrong with the number of a bet. */
export type BetNumberProblem =
  | {
      code:
        | 'single-not-a-number'
        | 'single-out-of-range'
        | 'jodi-format'
        | 'panna-format'
        | 'half-sangam-format'
        | 'full-sangam-format'
        | 'unknown-bet-type'
    }
  | { code: 'wrong-panna-kind'; detected: PannaKind; chosen: PannaKind }

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')

function sanitizeHalfSangam(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4)
  const hyphen = digits.length > 1 || /^\D*\d\s*-/.test(typed) ? '-' : ''
  return digits === '' ? '' : `${digits.slice(0, 1)}${hyphen}${digits.slice(1)}`
}

function sanitizeFullSangam(typed: string): string {
  const digits = digitsOf(typed).slice(0, 6)
  const hyphen = /^\D*\d{3}\s*-/.test(typed) ? '-' : ''
  return hyphen === '' ? digits : `${digits.slice(0, 3)}${hyphen}${digits.slice(3)}`
}

/**
 * What a number field keeps of what was typed or pasted: one digit, two, three, digit-hyphen-three
 * (the hyphen writes itself), or six with the hyphen only if typed.
 */
export function sanitizeNumberInput(betType: BetTypeId, text: string): string {
  const typed = latinDigits(text)
  switch (betTypes[betType].number) {
    case 'digit':
      return digitsOf(typed).slice(0, 1)
    case 'jodi':
      return digitsOf(typed).slice(0, 2)
    case 'panna':
      return digitsOf(typed).slice(0, 3)
    case 'half-sangam':
      return sanitizeHalfSangam(typed)
    case 'full-sangam':
      return sanitizeFullSangam(typed)
  }
}

/** The number as it is validated and sent: '123456' of a full sangam is '123-456'. */
export function normalizeBetNumber(betType: BetTypeId, typed: string): string {
  const text = typed.trim()
  const shape = betTypes[betType].number
  if (shape === 'full-sangam') return text.replace(/^(\d{3})(\d{3})$/, '$1-$2')
  if (shape === 'half-sangam') return text.replace(/^(\d)(\d{3})$/, '$1-$2')
  return text
}

function singleProblem(number: string): BetNumberProblem | null {
  if (/^\d$/.test(number)) return null
  const value = /^[+-]?\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN
  return { code: value < 0 || value > 9 ? 'single-out-of-range' : 'single-not-a-number' }
}

function pannaProblem(number: string, chosen: PannaKind): BetNumberProblem | null {
  const detected = classifyPanna(number)
  if (detected === null) return { code: 'panna-format' }
  return detected === chosen ? null : { code: 'wrong-panna-kind', detected, chosen }
}

const halfSangamProblem = (number: string): BetNumberProblem | null =>
  /^\d-\d{3}$/.test(number) ? null : { code: 'half-sangam-format' }

/** One rule per validation type: a type without a rule does not compile. */
const numberRules: Record<ValidationType, (number: string) => BetNumberProblem | null> = {
  single: singleProblem,
  jodi: (number) => (/^\d{2}$/.test(number) ? null : { code: 'jodi-format' }),
  single_panna: (number) => pannaProblem(number, 'single'),
  double_panna: (number) => pannaProblem(number, 'double'),
  triple_panna: (number) => pannaProblem(number, 'triple'),
  half_sangam_open: halfSangamProblem,
  half_sangam_close: halfSangamProblem,
  full_sangam: (number) => (/^\d{3}-\d{3}$/.test(number) ? null : { code: 'full-sangam-format' }),
}

/** What is wrong with a number for a validation type, or `null`. */
export function betNumberProblem(validation: string, number: string): BetNumberProblem | null {
  if (!Object.hasOwn(numberRules, validation)) return { code: 'unknown-bet-type' }
  return numberRules[validation as ValidationType](number)
}

/**
 * Whether a complete number was typed that can't win as this type: a panna of another kind, or one
 * that is never drawn like this. Incomplete numbers don't count.
 */
export function isHopeless(betType: BetTypeId, session: Session, typed: string): boolean {
  const problem = betNumberProblem(validationType(betType, session), typed)
  return problem?.code === 'wrong-panna-kind' || pannaGuard(betType, typed) !== null
}

/** A number that can never win, and the one to use in its place. */
export type PannaGuard = { number: string; better: string }

/**
 * Results are always written ascending with 0 last, so 321 can never win: offers the number that
 * can (readings.md#real-pannas). `null` when every panna of the number can be drawn or is still
 * incomplete.
 */
export function pannaGuard(betType: BetTypeId, typed: string): PannaGuard | null {
  const number = normalizeBetNumber(betType, typed)
  const better = number.replaceAll(/\d{3}/g, (panna) => canonicalPanna(panna))
  return better === number ? null : { number, better }
}
