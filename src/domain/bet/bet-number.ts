import { hasKey } from '#lib/has-key.ts'
import { canonicalPanna, classifyPanna, type PannaKind } from '../market/panna.ts'
import type { Session } from '../market/session.ts'
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
  if (!hasKey(numberRules, validation)) return { code: 'unknown-bet-type' }
  return numberRules[validation](number)
}

/**
 * Whether a complete number was typed that can't win as this type: a panna of another kind, or one
 * that is never drawn like this. Incomplete numbers don't count.
 */
export function isHopeless(betType: BetTypeId, session: Session, typed: string): boolean {
  const problem = betNumberProblem(validationType(betType, session), typed)
  return problem?.code === 'wrong-panna-kind' || pannaGuard(betType, typed) !== null
}

/**
 * Results are always written ascending with 0 last, so 321 can never win: offers the number that
 * can (readings.md#real-pannas). `null` when every panna of the number can be drawn or is still
 * incomplete.
 */
export function pannaGuard(
  betType: BetTypeId,
  typed: string,
): { number: string; better: string } | null {
  const number = normalizeBetNumber(betType, typed)
  const better = number.replaceAll(/\d{3}/g, (panna) => canonicalPanna(panna))
  return better === number ? null : { number, better }
}
