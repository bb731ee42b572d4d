/** Values at both ends of what a call takes in a field. */
export interface Ends {
  /** The last good ones. */
  good: readonly unknown[]
  /** The first bad ones: each is refused and changes nothing. */
  bad: readonly unknown[]
  /** What a host may take for a good one, or refuse. */
  either?: readonly unknown[]
}

const oneDigit = { good: ['0', '9'], bad: ['', '10', '-1', 'x'] }
/** Starline's rule is three digits; whether a host also looks at their kind is up to it. */
const threeDigits = { good: ['120'], bad: ['12', '1200', '1x0', ''], either: ['112'] }

/** The last good and the first bad numbers of a bet, by its type. */
const byType: Readonly<Record<string, Ends>> = {
  single: oneDigit,
  jodi: { good: ['00', '99'], bad: ['7', '100', 'x7', ''] },
  singlePanna: { good: ['120', '789'], bad: ['12', '1200', '112', '777'] },
  doublePanna: { good: ['100', '899'], bad: ['11', '1000', '128', '777'] },
  triplePanna: { good: ['000', '999'], bad: ['77', '7777', '778', '128'] },
  halfSangam: { good: ['0-120', '9-789'], bad: ['10-123', '5123', '5-12', '5-1234'] },
  fullSangam: { good: ['123-456'], bad: ['123456', '12-456', '123-4567', '1234-567'] },
  singleDigit: oneDigit,
  singlePana: threeDigits,
  doublePana: { ...threeDigits, good: ['100'], either: ['128'] },
  triplePana: { ...threeDigits, good: ['000', '999'], either: ['778'] },
}

/** Throws for a type that has no line. */
export function betNumberEnds(betType: string): Ends {
  const found = byType[betType]
  if (!found) throw new Error(`The numbers of ${betType} have no ends.`)
  return found
}
