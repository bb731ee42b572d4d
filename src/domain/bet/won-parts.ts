import type { Session } from '../market/session.ts'
import { betTypes, type BetTypeId } from './bet-types.ts'

/** The parts of a result, as on the board. */
export const resultParts = ['openPana', 'openDigit', 'closeDigit', 'closePana'] as const
export type ResultPart = (typeof resultParts)[number]

/** The parts of the result that a bet is on: those that its number was drawn in when it won. */
export function partsBetOn(betType: BetTypeId, session: Session | null): readonly ResultPart[] {
  const open = session !== 'close'
  switch (betTypes[betType].number) {
    case 'digit':
      return [open ? 'openDigit' : 'closeDigit']
    case 'jodi':
      return ['openDigit', 'closeDigit']
    case 'panna':
      return [open ? 'openPana' : 'closePana']
    case 'half-sangam':
      return open ? ['openDigit', 'closePana'] : ['closeDigit', 'openPana']
    case 'full-sangam':
      return ['openPana', 'closePana']
  }
}
