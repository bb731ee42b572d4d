import { latinDigits } from '../text/latin-digits.ts'

/** The value for text a number field can't read: neither an amount nor empty. */
export const unreadableAmount = 'NaN'

/**
 * Reads a typed amount of whole rupees, written '500' or '500.00', else `null`
 * (readings.md#whole-rupees). Some write a thousand as '1.000'.
 */
export function parseAmount(typed: string): number | null {
  const text = typed.trim()
  if (!/^\d+(?:\.00?)?$/.test(text)) return null
  const amount = Number(text)
  return Number.isSafeInteger(amount) ? amount : null
}

/** A comma between groups of digits, as in '1,00,000' and '100,000', but not in '500,00'. */
const groupComma = /(?<=\d),(?=(?:\d\d,)*\d{3}(?!\d))/g

/**
 * What an amount field takes of a text that is typed, pasted or dictated: digits and a point as they
 * are, of anything else the first number. Never more than the text says: the digits of '500.00',
 * '500,00' and '500 to 600' are not strung together (readings.md#amount-fields).
 */
export function amountIn(text: string): string {
  const plain = latinDigits(text).replaceAll(groupComma, '')
  if (/^\d*\.?\d*$/.test(plain)) return plain
  return /\d+(?:\.\d+)?/.exec(plain)?.[0] ?? ''
}
