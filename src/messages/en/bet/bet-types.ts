import type { BetTypeId } from '#domain/bet/bet-types.ts'
import type { StarlineBetTypeId } from '#domain/starline/starline-bet-types.ts'

/** What the bet types are called. */
export const betTypeNames: Record<BetTypeId, string> = {
  single: 'Single Digit',
  jodi: 'Jodi',
  singlePanna: 'Single Panna',
  doublePanna: 'Double Panna',
  triplePanna: 'Triple Panna',
  halfSangam: 'Half Sangam',
  fullSangam: 'Full Sangam',
}

/** What Starline's bet types are called. */
export const starlineBetTypeNames: Record<StarlineBetTypeId, string> = {
  singleDigit: 'Single Digit',
  singlePana: 'Single Pana',
  doublePana: 'Double Pana',
  triplePana: 'Triple Pana',
}
