import { readBetType, type BetTypeId } from '#domain/bet/bet-types.ts'
import { readStarlineBetType, type StarlineBetTypeId } from '#domain/starline/starline-bet-types.ts'

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

/** The name of a bet type from a host; an unknown one stays as it is. */
export function nameBetType(written: string): string {
  const type = readBetType(written)
  return type === null ? written : betTypeNames[type.id]
}

/** What Starline's bet types are called. */
export const starlineBetTypeNames: Record<StarlineBetTypeId, string> = {
  singleDigit: 'Single Digit',
  singlePana: 'Single Pana',
  doublePana: 'Double Pana',
  triplePana: 'Triple Pana',
}

/** The same for Starline. */
export function nameStarlineBetType(written: string): string {
  const id = readStarlineBetType(written)
  return id === null ? written : starlineBetTypeNames[id]
}
