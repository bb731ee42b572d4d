import { classifyPanna, digitSum, isCanonicalPanna, pannaDigit } from '#domain/market/panna.ts'
import type { StarlineBetType } from '#domain/starline/starline-bet-types.ts'
import { betMessages } from '#messages/bet/bet.ts'
import { starlineMessages as words } from '#messages/market/starline.ts'
import type { Hint } from '#ui/bet/number-hint.tsx'

const shared = betMessages.number

/** The live hint for a Starline number. A pana that can never win isn't good. */
export function starlineHint({ pannaKind, digits }: StarlineBetType, number: string): Hint {
  if (pannaKind === null) {
    return number === ''
      ? { tone: 'plain', title: shared.oneDigit, lines: [shared.fromZeroToNine] }
      : { tone: 'good', title: words.digit(number), lines: [words.digitWins] }
  }
  const kind = classifyPanna(number)
  if (kind === null) {
    const title = number === '' ? shared.threeDigits : shared.typed(number.length, digits)
    return { tone: 'plain', title, lines: [words.panaHint[pannaKind]] }
  }
  const title = words.kind[kind]
  const reason = `${words.panaHint[kind]}.`
  if (kind !== pannaKind) return { tone: 'warn', title, lines: [reason] }
  const tone = isCanonicalPanna(number) ? 'good' : 'plain'
  return { tone, title, lines: [reason, words.addsTo(digitSum(number), pannaDigit(number))] }
}
