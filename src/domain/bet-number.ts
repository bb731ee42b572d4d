import { betMessages } from '#messages/bet.ts'
import { betTypes } from './bet-types.ts'
import type { BetTypeId, ValidationType } from './bet-types.ts'
import { canonicalPanna, classifyPanna } from './panna.ts'
import type { PannaKind } from './panna.ts'
import type { Session } from './session.ts'

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
export function sanitizeNumberInput(betType: BetTypeId, typed: string): string {
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

function singleProblem(number: string): string | null {
  if (/^\d$/.test(number)) return null
  const value = /^[+-]?\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN
  return value < 0 || value > 9 ? betMessages.singleOutOfRange : betMessages.singleNotANumber
}

function pannaProblem(number: string, chosen: PannaKind): string | null {
  const detected = classifyPanna(number)
  if (detected === null) return betMessages.panna
  return detected === chosen ? null : betMessages.wrongPannaKind(detected, chosen)
}

const halfSangamProblem = (number: string) =>
  /^\d-\d{3}$/.test(number) ? null : betMessages.halfSangam

/** One rule per validation type: a type without a rule does not compile. */
const numberRules: Record<ValidationType, (number: string) => string | null> = {
  single: singleProblem,
  jodi: (number) => (/^\d{2}$/.test(number) ? null : betMessages.jodi),
  single_panna: (number) => pannaProblem(number, 'single'),
  double_panna: (number) => pannaProblem(number, 'double'),
  triple_panna: (number) => pannaProblem(number, 'triple'),
  half_sangam_open: halfSangamProblem,
  half_sangam_close: halfSangamProblem,
  full_sangam: (number) => (/^\d{3}-\d{3}$/.test(number) ? null : betMessages.fullSangam),
}

/** What is wrong with a number for a validation type, or `null`. */
export function betNumberProblem(validation: string, number: string): string | null {
  if (!Object.hasOwn(numberRules, validation)) return betMessages.unknownType
  return numberRules[validation as ValidationType](number)
}

/** The hint under a panna field: what its kind means. */
export function pannaHint(kind: PannaKind): string {
  return betMessages.pannaHint[kind]
}

/** A better number for one that can never win, with the words of its button and its reason. */
export type PannaGuard = { number: string; action: string; reason: string }

/**
 * Results are always written ascending with 0 last, so 321 can never win: offers the number that
 * can (readings.md#real-pannas). `null` when every panna of the number can be drawn or is still
 * incomplete.
 */
export function pannaGuard(betType: BetTypeId, typed: string): PannaGuard | null {
  const number = normalizeBetNumber(betType, typed)
  const better = number.replaceAll(/\d{3}/g, (panna) => canonicalPanna(panna))
  if (better === number) return null
  const action = betMessages.useNumber(better)
  return { number: better, action, reason: betMessages.neverDrawn(number, better) }
}

/**
 * A bet in words: 'close digit 7 with open panna 123' (readings.md#receipt). Unreadable: the
 * number.
 */
export function describeBet(bet: {
  betType: BetTypeId
  session: Session | null
  betNumber: string
}): string {
  const { meaning } = betMessages
  const session = bet.session ?? 'open'
  const [first = '', second = ''] = bet.betNumber.split('-')
  switch (betTypes[bet.betType].number) {
    case 'digit':
      return meaning.digit(session, bet.betNumber)
    case 'jodi':
      return meaning.jodi(bet.betNumber)
    case 'panna':
      return meaning.panna(session, bet.betNumber)
    case 'half-sangam':
      if (second === '') return bet.betNumber
      return session === 'open'
        ? meaning.halfSangamOpen(first, second)
        : meaning.halfSangamClose(first, second)
    case 'full-sangam':
      return second === '' ? bet.betNumber : meaning.fullSangam(first, second)
  }
}
