import type { BetTypeId } from '#domain/bet/bet-types.ts'
import type { StarlineBetTypeId } from '#domain/starline/starline-bet-types.ts'

export const betTypeNames: Record<BetTypeId, string> = {
  single: 'सिंगल अंक',
  jodi: 'जोड़ी',
  singlePanna: 'सिंगल पाना',
  doublePanna: 'डबल पाना',
  triplePanna: 'ट्रिपल पाना',
  halfSangam: 'हाफ संगम',
  fullSangam: 'फुल संगम',
}

export const starlineBetTypeNames: Record<StarlineBetTypeId, string> = {
  singleDigit: 'सिंगल अंक',
  singlePana: 'सिंगल पाना',
  doublePana: 'डबल पाना',
  triplePana: 'ट्रिपल पाना',
}
