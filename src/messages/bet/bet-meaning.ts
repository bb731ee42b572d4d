import { betTypes, type BetTypeId } from '#domain/bet/bet-types.ts'
import type { Session } from '#domain/market/session.ts'
import { betMeaningMessages as words } from '#messages/en/bet/bet-meaning.ts'

/**
 * A bet in words: 'close digit 7 with open panna 123' (readings.md#receipt). Unreadable: the
 * number.
 */
export function describeBet(bet: {
  betType: BetTypeId
  session: Session | null
  betNumber: string
}): string {
  const session = bet.session ?? 'open'
  const [first = '', second = ''] = bet.betNumber.split('-')
  switch (betTypes[bet.betType].number) {
    case 'digit':
      return words.digit(session, bet.betNumber)
    case 'jodi':
      return words.jodi(bet.betNumber)
    case 'panna':
      return words.panna(session, bet.betNumber)
    case 'half-sangam':
      if (second === '') return bet.betNumber
      return session === 'open'
        ? words.halfSangamOpen(first, second)
        : words.halfSangamClose(first, second)
    case 'full-sangam':
      return second === '' ? bet.betNumber : words.fullSangam(first, second)
  }
}
