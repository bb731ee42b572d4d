import { readBetType } from '#domain/bet/bet-types.ts'
import { readStarlineBetType } from '#domain/starline/starline-bet-types.ts'
import { betTypeNames, starlineBetTypeNames } from '#messages/en/bet/bet-types.ts'

/** The name of a bet type from a host; an unknown one stays as it is. */
export function nameBetType(written: string): string {
  const type = readBetType(written)
  return type === null ? written : betTypeNames[type.id]
}

/** The same for Starline. */
export function nameStarlineBetType(written: string): string {
  const id = readStarlineBetType(written)
  return id === null ? written : starlineBetTypeNames[id]
}
