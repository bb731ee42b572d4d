import { latinDigits } from '../text/latin-digits.ts'
import { withoutBlanks } from '../text/visible.ts'

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

/** What may stand before and after an amount. */
const before = String.raw`(?:₹|rs\.?|inr|रु\.?)?`
const after = String.raw`(?:\/[-=]?|₹|rs\.?|inr|rupees?|रु\.?|रुपये|रुपए)?`
/** Digits in the groups of India or the West, or in none. */
const grouped = String.raw`(?:\d+|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+)`
const amountForm = new RegExp(`^${before}(${grouped})(?:\\.0{1,2})?${after}$`, 'iu')

/**
 * The digits of an amount that is written out: '₹1,000.00' is '1000', '2,500/-' is '2500'. Null for
 * anything else: no part of '500.75', '500,00' or '500 to 600' becomes an amount
 * (readings.md#amount-fields).
 */
export function readAmount(text: string): string | null {
  const plain = latinDigits(text)
  // Blanks between digits: it may be two numbers.
  if (/\d[.,]?\s+[.,]?\d/.test(plain)) return null
  return amountForm.exec(withoutBlanks(plain))?.[1]?.replaceAll(',', '') ?? null
}
